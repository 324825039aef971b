/** What each action takes of who makes it: how far it reaches, and the permission. */
import type { AnyProcedure } from '@takt/contract/procedures.ts'
import { reachOfAdminAction } from '@takt/domain/ground/admin-actions.ts'
import {
  type ConfigScope,
  permissionToSave,
  reachOfConfig,
  type SystemFunction,
} from '@takt/domain/machines/overview/system-functions.ts'
import { reachOfView } from '@takt/domain/scrap/analysis/view-name.ts'
import { rights, type Takes } from './contract-rights.ts'

export type Given = Readonly<Record<string, unknown>>
export type ActionName = Extract<AnyProcedure, { kind: 'action' }>['name']

export function callRights(name: ActionName, given: Given = {}): Takes {
  return hanging[name]?.(given) ?? (rights[name] as Takes)
}

/** Of these it hangs on what is given. */
const hanging: Partial<Record<ActionName, (given: Given) => Takes>> = {
  delete_config: ofConfig,
  delete_visualization_setting: ({ username }) => [reachOfView(username)],
  run_admin_action: ({ action }) => [reachOfAdminAction(action), 'can-do-admin-actions'],
  save_config: ofConfig,
}

function ofConfig(given: Given): Takes {
  const { system_function, scope = 'default' } = given as { system_function: SystemFunction; scope?: ConfigScope }
  return [reachOfConfig({ system_function, scope }), permissionToSave(system_function, scope)]
}
