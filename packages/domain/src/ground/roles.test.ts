import { expect, test } from 'vitest'
import { reachesLevel } from './levels.ts'
import { permissionNames } from './permissions.ts'
import { effectivePermissions, roles } from './roles.ts'

test.each([
  [1, null, true],
  [1, undefined, true],
  [1, 1, true],
  [1, 2, false],
  [7, 7, true],
  [7, 8, false],
  [9, 9, true],
])('T-PERM-15-X level %i reaches %s: %s', (usertype, level, expected) => {
  expect(reachesLevel({ usertype }, level)).toBe(expected)
})

test.each([
  ['operator', 1],
  ['supervisor', 2],
  ['planner', 3],
  ['administrator', 9],
] as const)('T-PERM-14-X the bundle %s comes with level %i', (role, usertype) => {
  expect(roles[role].usertype).toBe(usertype)
})

test('T-PERM-14-X T-PERM-15-X granted adds, removed takes away, and level 9 may do everything', () => {
  const operator = {
    role: 'operator',
    usertype: 1,
    granted: ['confirm-orders', 'made-up'],
    removed: ['code-stops'],
  } as const
  expect(effectivePermissions(operator)).toContain('confirm-orders')
  expect(effectivePermissions(operator)).not.toContain('code-stops')
  expect(effectivePermissions(operator)).not.toContain('made-up')
  expect(effectivePermissions({ ...operator, usertype: 9 })).toEqual(permissionNames)
})
