import { expect, test } from 'vitest'
import { countCycles, scrappingReason } from './count-cycles.ts'
import type { CodeRule, MachineRules } from './machine-rules.ts'
import { unheard } from './machine-state.ts'
import { noRules } from './no-rules.fixture.ts'

const trial: CodeRule = { inherit_seconds: 0, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 1 }
const rules: MachineRules = {
  ...noRules,
  codes: new Map([
    ['600', trial],
    ['100', { ...trial, scrap_percent: 0 }],
    ['', trial],
  ]),
}

test.each([
  ['one per cent already', { status: 'S', reason: '600' }, { scrapped_by: '600', scrap_percent: 1 }],
  ['none of them, of another reason', { status: 'S', reason: '100' }, undefined],
  ['none of them, of a reason without a rule', { status: 'S', reason: '200' }, undefined],
  ['none of them, while it runs', { status: 'R', reason: '' }, undefined],
] as const)('T-PLANT-75 what is made while a reason stands is scrapped: %s', (_what, state, scrapping) => {
  expect(scrappingReason({ ...unheard, ...state }, rules)).toEqual(scrapping)
})

test('W-SF-16-X cycles are counted in their shift, with the closed cavities and nothing scrapped', () => {
  const at = Date.parse('2026-06-10T08:00:00Z')
  expect(countCycles({ ...unheard, reduction: 2 }, 3, { at, rules })).toEqual({
    ...{ change: 'count-cycles', cycles: 3, reduction: 2, scrapped_by: '', scrap_percent: 0 },
    ...{ at, day: '2026-06-10', shift: rules.calendar.at(at).shift },
  })
})
