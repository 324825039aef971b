import { expect, test } from 'vitest'
import { isWithinRights } from './within-rights.ts'

const own = { usertype: 5, permissions: ['code-stops', 'can-do-admin-actions'], machine_restrictions: ['M1', 'M2'] }
const other = { usertype: 1, permissions: ['code-stops'], machine_restrictions: ['M1'] }

test.each([
  ['somebody below', other, true],
  ['their own level', { ...other, usertype: 5 }, true],
  ['a level above', { ...other, usertype: 6 }, false],
  ['all that they may themselves', own, true],
  ['a permission that they do not have', { ...other, permissions: ['view-themes'] }, false],
  ['a machine that they do not have', { ...other, machine_restrictions: ['M1', 'M3'] }, false],
  ['every machine', { ...other, machine_restrictions: [] }, false],
])('T-SAFE-20 within the rights of a limited administrator: %s', (_, rights, is) =>
  expect(isWithinRights(own, rights)).toBe(is),
)

test('T-SAFE-20 who has every machine gives every machine', () => {
  const everywhere = { ...own, machine_restrictions: [] }
  expect(isWithinRights(everywhere, { ...other, machine_restrictions: [] })).toBe(true)
  expect(isWithinRights(everywhere, { ...other, machine_restrictions: ['M9'] })).toBe(true)
})
