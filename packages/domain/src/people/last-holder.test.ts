import { expect, test } from 'vitest'
import { holdsTheKeys, type KnownUser, locksEverybodyOut } from './last-holder.ts'

const user = (change: Partial<KnownUser>): KnownUser => ({
  usertype: 9,
  granted: [],
  removed: [],
  active: true,
  ...change,
})
const supervisor = user({ usertype: 2 })
const reader = user({ usertype: 2, granted: ['can-access-admin-panel'] })
const noLevels = new Map<number, readonly string[]>()
const keys = ['can-access-admin-panel', 'can-do-admin-actions']
const mayAll = new Map([[2, keys]])

test.each([
  ['level 9', user({}), noLevels, true],
  ['an inactive one', user({ active: false }), noLevels, false],
  ['level 9 from whom it was taken', user({ removed: ['can-access-admin-panel'] }), noLevels, true],
  ['level 9 who has dashboards only', user({ sees: 'dashboards' }), noLevels, false],
  ['level 9 who has everything', user({ sees: 'everything' }), noLevels, true],
  ['a supervisor', supervisor, noLevels, false],
  ['a supervisor whose level has it', supervisor, mayAll, true],
  ['one it was granted to', user({ usertype: 1, granted: keys }), noLevels, true],
  ['one who may open it and change nothing', user({ usertype: 1, granted: keys.slice(0, 1) }), noLevels, false],
  ['one who may change what he cannot open', user({ usertype: 1, granted: keys.slice(1) }), noLevels, false],
  ['level 9 who sees some machines', user({ machine_restrictions: ['M101'] }), noLevels, false],
] as const)('T-PLANT-556 %s runs the administration', (_, who, levels, holds) =>
  expect(holdsTheKeys(who, levels)).toBe(holds),
)

test.each([
  ['the level of the only one', [supervisor], mayAll, [supervisor], noLevels, true],
  ['one of two', [supervisor, user({})], mayAll, [supervisor, user({})], noLevels, false],
  ['the only administrator', [user({})], noLevels, [user({ active: false })], noLevels, true],
  [
    'the only administrator beside one who opens it alone',
    [user({}), reader],
    noLevels,
    [user({ active: false }), reader],
    noLevels,
    true,
  ],
  [
    'the only one of level 9 beside a lower one',
    [user({}), supervisor],
    mayAll,
    [user({ usertype: 2 }), supervisor],
    mayAll,
    true,
  ],
  [
    'a lower one beside level 9',
    [user({}), supervisor],
    mayAll,
    [user({}), user({ usertype: 2, active: false })],
    mayAll,
    false,
  ],
  ['nobody had it before', [supervisor], noLevels, [supervisor], noLevels, false],
] as const)('W-SCREEN-14-X T-PLANT-556 %s changes', (_, users, levels, nextUsers, nextLevels, locked) =>
  expect(locksEverybodyOut({ users, levels }, { users: nextUsers, levels: nextLevels })).toBe(locked),
)
