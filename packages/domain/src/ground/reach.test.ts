import { expect, test } from 'vitest'
import { isFloorPermission, machineBeyond } from './reach.ts'

const limited = { machine_restrictions: ['M1', 'M2'] }

test.each([
  ['none are named', {}, undefined],
  ['one’s own', { machines: ['M1', 'M2'] }, undefined],
  ['one of others', { machines: ['M1', 'M3'] }, 'M3'],
  ['an empty list: all', { machines: [] }, '*'],
  ['null: all', { machines: null }, '*'],
  ['one’s own by one field', { of_machine: 'M2' }, undefined],
  ['another by one field', { of_machine: 'M3' }, 'M3'],
  ['an empty field: all', { of_machine: '' }, '*'],
])('T-SAFE-21 machines beyond one’s own: %s', (_, input, beyond) => {
  expect(machineBeyond(limited, input)).toBe(beyond)
  expect(machineBeyond({ machine_restrictions: [] }, input)).toBeUndefined()
})

test.each([
  ['code-stops', true],
  ['can-do-admin-actions', false],
  [undefined, false],
] as const)('T-SAFE-21 %s is a right of the floor: %s', (permission, is) =>
  expect(isFloorPermission(permission)).toBe(is),
)
