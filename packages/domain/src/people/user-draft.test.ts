import { expect, test } from 'vitest'
import { beyondOwnRights, passwordProblem } from './user-draft.ts'

const giver = {
  usertype: 5,
  permissions: ['code-stops', 'can-do-admin-actions'],
  machine_restrictions: ['M1', 'M2'],
}
const user = { usertype: 1, granted: [] as string[], machine_restrictions: ['M1'] }

test.each([
  ['their own level', { ...user, usertype: 5 }, null, false],
  ['a level above their own', { ...user, usertype: 6 }, null, true],
  ['rights to somebody above them', user, { ...user, usertype: 9 }, true],
  ['a permission they have', { ...user, granted: ['code-stops'] }, null, false],
  ['a permission they do not have', { ...user, granted: ['view-themes'] }, null, true],
  ['what was granted before', { ...user, granted: ['view-themes'] }, { ...user, granted: ['view-themes'] }, false],
  ['a machine they do not have', { ...user, machine_restrictions: ['M1', 'M3'] }, null, true],
  ['all machines, having two', { ...user, machine_restrictions: [] }, user, true],
  ['what had all machines before', { ...user, machine_restrictions: [] }, { ...user, machine_restrictions: [] }, false],
])('T-PLANT-110 gives %s', (_, wanted, before, beyond) => expect(beyondOwnRights(giver, wanted, before)).toBe(beyond))

test('T-PLANT-110 who has every machine gives every machine', () => {
  const everywhere = { ...giver, machine_restrictions: [] }
  expect(beyondOwnRights(everywhere, { ...user, machine_restrictions: [] }, null)).toBe(false)
})

test.each([
  ['', true, 'password-too-short'],
  ['', false, null],
  ['short', false, 'password-too-short'],
  ['long enough', true, null],
] as const)('password “%s”, new: %s', (password, isNew, refusal) =>
  expect(passwordProblem(password, isNew)?.refusal ?? null).toBe(refusal),
)
