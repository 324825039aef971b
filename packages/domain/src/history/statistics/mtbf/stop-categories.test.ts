import { expect, test } from 'vitest'
import { categoriesOf, stopCategories } from './stop-categories.ts'

const groups = { repairGroups: ['REP'], waitGroups: ['WAIT', 'REP-WAIT'] }
const code = {
  stop_code: '10',
  stop_description: 'Broken belt',
  group_id: 'MECH',
  include_in_mtbf: 0,
  include_in_mdt: 0,
  setup_time: 0,
} as const

test('D-STAT-11 the categories are failure, repair, wait and downtime', () => {
  expect(stopCategories).toEqual(['failure', 'repair', 'wait', 'downtime'])
})

test.each([
  ['include_in_mtbf is a failure', '10', 'MECH', { include_in_mtbf: 1 }, ['failure']],
  ['include_in_mdt is downtime', '10', 'MECH', { include_in_mdt: 1 }, ['downtime']],
  ['a repair is downtime: no repair takes longer than the machine is down', '10', 'REP', {}, ['repair', 'downtime']],
  ['the wait groups', '10', 'REP-WAIT', {}, ['wait']],
  ['one stop in several', '10', 'REP', { include_in_mtbf: 1, include_in_mdt: 1 }, ['failure', 'repair', 'downtime']],
  ['a setup code counts in none', '10', 'REP', { include_in_mtbf: 1, include_in_mdt: 1, setup_time: 1 }, []],
  ['an uncoded stop counts in none', '-', 'REP', { include_in_mtbf: 1 }, []],
  ['the row of the run time counts in none', '', 'REP', {}, []],
  ['a row without a group has that of its code', '10', '', { group_id: 'WAIT' }, ['wait']],
  ['neither flagged nor grouped', '10', 'MECH', {}, []],
] as const)('D-STAT-12-X T-PLANT-455 %s', (_what, stop_reason, group_id, flags, categories) => {
  expect(categoriesOf({ stop_reason, group_id }, { ...code, ...flags }, groups)).toEqual(categories)
})

test.each([
  ['waits in a repair group', 'REP', 'waiting', ['wait', 'downtime']],
  ['is mended there', 'REP', 'breakdown', ['repair', 'downtime']],
  ['waits in another group', 'MECH', 'waiting', []],
] as const)('T-LOOK-148 a stop whose reason says that the machine %s', (_what, group_id, loss_kind, categories) => {
  expect(categoriesOf({ stop_reason: '10', group_id }, { ...code, loss_kind }, groups)).toEqual(categories)
})

test('D-STAT-12-X a code that no longer exists has no flags, its row still has its group', () => {
  expect(categoriesOf({ stop_reason: '99', group_id: 'REP' }, undefined, groups)).toEqual(['repair', 'downtime'])
})
