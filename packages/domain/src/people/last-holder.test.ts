import { expect, test } from 'vitest'
import { holdsTheKey, type KnownUser, locksEverybodyOut } from './last-holder.ts'

const user = (change: Partial<KnownUser>): KnownUser => ({
  usertype: 9,
  granted: [],
  removed: [],
  active: true,
  ...change,
})
const supervisor = user({ usertype: 2 })
const noLevels = new Map<number, readonly string[]>()
const mayAll = new Map([[2, ['can-access-admin-panel']]])

test.each([
  ['level 9', user({}), noLevels, true],
  ['an inactive one', user({ active: false }), noLevels, false],
  ['level 9 from whom it was taken', user({ removed: ['can-access-admin-panel'] }), noLevels, true],
  ['level 9 who has dashboards only', user({ sees: 'dashboards' }), noLevels, false],
  ['level 9 who has everything', user({ sees: 'everything' }), noLevels, true],
  ['a supervisor', supervisor, noLevels, false],
  ['a supervisor whose level has it', supervisor, mayAll, true],
  ['one it was granted to', user({ usertype: 1, granted: ['can-access-admin-panel'] }), noLevels, true],
] as const)('%s opens the administration', (_, who, levels, holds) => expect(holdsTheKey(who, levels)).toBe(holds))

test.each([
  ['the level of the only one', [supervisor], mayAll, [supervisor], noLevels, true],
  ['one of two', [supervisor, user({})], mayAll, [supervisor, user({})], noLevels, false],
  ['the only administrator', [user({})], noLevels, [user({ active: false })], noLevels, true],
  ['nobody had it before', [supervisor], noLevels, [supervisor], noLevels, false],
] as const)('W-SCREEN-14-X %s changes', (_, users, levels, nextUsers, nextLevels, locked) =>
  expect(locksEverybodyOut({ users, levels }, { users: nextUsers, levels: nextLevels })).toBe(locked),
)
