import { reachOf } from '@takt/contract/ground/define-procedure.ts'
import { procedures } from '@takt/contract/procedures.ts'
import { adminActions } from '@takt/domain/ground/admin-actions.ts'
import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { configScopes, systemFunctions } from '@takt/domain/machines/overview/system-functions.ts'
import { DEFAULT_OWNER } from '@takt/domain/scrap/analysis/view-name.ts'
import { expect, test } from 'vitest'
import { type ActionName, callRights, type Given } from './call-rights.ts'
import { mayCall } from './may-call.ts'

/** What is given to calls whose reach hangs on it, in every kind. */
const configs = systemFunctions.flatMap((system_function) => configScopes.map((scope) => ({ system_function, scope })))
const kinds: Partial<Record<ActionName, readonly Given[]>> = {
  save_config: configs,
  delete_config: configs,
  delete_visualization_setting: [{ username: DEFAULT_OWNER }, { username: 'anna' }],
  run_admin_action: adminActions.map((action) => ({ action })),
}
const actions = procedures.filter(({ kind }) => kind === 'action')
const cases = actions.flatMap((procedure) =>
  (kinds[procedure.name as ActionName] ?? [{}]).map((given: Given) => [procedure.name, given, procedure] as const),
)
const everything = { permissions: [...permissionNames], machine_restrictions: [] }
const ofOne = { ...everything, machine_restrictions: ['P201'] }

test.each(cases)('T-PLANT-526 the browser knows what the contract says of %s %j', (name, given, procedure) => {
  const [reach, permission] = callRights(name as ActionName, given)
  expect(reach).toBe(reachOf(procedure, given))
  // Of a configuration its handler asks for the permission, by what is saved.
  if (!name.endsWith('_config') || procedure.permission) expect(permission).toBe(procedure.permission)
  const ofPlant = reachOf(procedure, given) === 'plant'
  expect(mayCall(ofOne, name as ActionName, given)).toBe(!ofPlant)
  expect(mayCall(everything, name as ActionName, given)).toBe(true)
  const allowedToAll = permission === undefined
  expect(mayCall({ permissions: [], machine_restrictions: [] }, name as ActionName, given)).toBe(allowedToAll)
})

test('T-PLANT-526 every action whose reach hangs on what is given is asked in every kind', () => {
  const hanging = actions.filter(({ reach }) => typeof reach === 'function').map(({ name }) => name)
  expect(hanging.sort()).toEqual(Object.keys(kinds).sort())
})
