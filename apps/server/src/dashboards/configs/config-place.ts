import {
  type ConfigScope,
  permissionToSave,
  type SystemFunction,
} from '@takt/domain/machines/overview/system-functions.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { mustHave } from '../../ground/call/must-have.ts'

/** The template of a person's own settings carries their id behind a slash, which no slug can hold. */
export function storedTemplate(template: string, scope: ConfigScope, user_id: number): string {
  return scope === 'user' ? `${template}/${user_id}` : template
}

export function maySave(session: CallContext['session'], system_function: SystemFunction, scope: ConfigScope): void {
  mustHave(session, permissionToSave(system_function, scope))
}
