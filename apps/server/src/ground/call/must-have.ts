import { can, type Permission, permissions } from '@takt/domain/ground/permissions.ts'
import { CallError } from './answers.ts'
import type { CallContext } from './handle.ts'

/** A permission that depends on what was asked for, and so stands in no promise. */
export function mustHave(session: CallContext['session'], permission: Permission | undefined): void {
  if (permission === undefined || can(session, permission)) return
  throw new CallError('notAllowed', 'call.no-permission', {
    values: { permission: `${permission} (${permissions[permission]})` },
  })
}
