import { can, type Permission, permissions } from '@takt/domain/ground/permissions.ts'
import {
  type ConfigScope,
  permissionToSave,
  type SystemFunction,
} from '@takt/domain/machines/overview/system-functions.ts'
import { CallError } from '../../ground/call/answers.ts'
import type { CallContext } from '../../ground/call/handle.ts'

/** The template of a person's own settings carries their id behind a slash, which no slug can hold. */
export function storedTemplate(template: string, scope: ConfigScope, user_id: number): string {
  return scope === 'user' ? `${template}/${user_id}` : template
}

export function mustHave(session: CallContext['session'], permission: Permission | undefined): void {
  if (permission === undefined || can(session, permission)) return
  throw new CallError('notAllowed', 'call.no-permission', {
    values: { permission: `${permission} (${permissions[permission]})` },
  })
}

export function maySave(session: CallContext['session'], system_function: SystemFunction, scope: ConfigScope): void {
  mustHave(session, permissionToSave(system_function, scope))
}
