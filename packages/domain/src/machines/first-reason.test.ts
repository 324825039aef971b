import { expect, test } from 'vitest'
import { firstReason, heldBy } from './first-reason.ts'
import type { CodeRule, MachineRules } from './machine-rules.ts'
import { type MachineState, unheard } from './machine-state.ts'
import { noRules } from './no-rules.fixture.ts'
import { MICRO, UNCODED } from './uncoded.ts'

const plain: CodeRule = { inherit_seconds: 0, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 0 }
const door = { record_no: 1, signal: 'door', comparison: '=', value: 'open', reason: '700', verifying: true } as const
const pressure = { ...door, record_no: 2, signal: 'pressure', reason: '200', verifying: false }
const rules = (change: Partial<MachineRules> = {}): MachineRules => ({
  ...noRules,
  codes: new Map([
    ['110', { ...plain, inherit_seconds: 300 }],
    ['111', { ...plain, inherit_seconds: 1 }],
  ]),
  values: [door, pressure],
  ...change,
})
/** Ran since second 1,000 after a stop of reason 110; somebody is there. */
const ran: MachineState = {
  ...unheard,
  status: 'R',
  since: 1_000_000,
  last_stop: '500000',
  last_reason: '110',
  people: 1,
}
const after = (seconds: number) => 1_000_000 + seconds * 1000
const stands = (record_no: number) => ({ [record_no]: { holds: 1 as const, since: 900_000 } })

const uncoded = { reason: UNCODED, automatic: 0, continues: 0, micro_since: null }
const inherited = { ...uncoded, reason: '110', automatic: 1 }
const micro = rules({ micro_stop_seconds: 60 })
const shortest = rules({ min_run_seconds: 20 })
const shortestMicro = rules({ min_run_seconds: 20, micro_stop_seconds: 60 })
const wasMicro = { last_reason: MICRO, micro_since: 990_000 }

test.each<[string, Partial<MachineState>, number, MachineRules, object]>([
  ['inherited at the last moment of its time', {}, 300, rules(), inherited],
  ['not inherited a millisecond later', {}, 300.001, rules(), uncoded],
  ['inherited within one second', { last_reason: '111' }, 1, rules(), { ...inherited, reason: '111' }],
  ['not inherited of a reason without such a rule, however soon', { last_reason: '120' }, 0, rules(), uncoded],
  ['not inherited by a machine that was out of use', { status: 'N' }, 1, rules(), uncoded],
  ['the one before, when the run was too short', {}, 19.999, shortest, { ...inherited, continues: 1 }],
  ['inherited after a run of just that length', {}, 20, shortest, inherited],
  ['none, when a run of no length follows nothing', { last_reason: '' }, 0, shortest, uncoded],
  [
    'uncoded as before, and no rule’s, when the run was too short',
    { last_reason: UNCODED },
    5,
    shortest,
    { ...uncoded, continues: 1 },
  ],
  ['not the one before, after the machine was out of use', { status: 'N' }, 1, shortest, uncoded],
  [
    'that nobody is there',
    { people: 0 },
    1,
    rules({ unattended_code: '900' }),
    { ...uncoded, reason: '900', automatic: 1 },
  ],
  ['not that, while somebody is there', {}, 400, rules({ unattended_code: '900' }), uncoded],
  ['not that, where nobody has to be there', { people: 0 }, 400, rules(), uncoded],
  ['taken for a micro-stop', { last_reason: '' }, 5, micro, { ...uncoded, reason: MICRO, micro_since: after(5) }],
  [
    'taken for one where the limit is one second',
    { last_reason: '' },
    5,
    rules({ micro_stop_seconds: 1 }),
    { ...uncoded, reason: MICRO, micro_since: after(5) },
  ],
  ['not taken for one where there is no limit', { last_reason: '' }, 5, rules(), uncoded],
  [
    'still one, since it first stood',
    wasMicro,
    5,
    shortestMicro,
    { ...uncoded, reason: MICRO, continues: 1, micro_since: 990_000 },
  ],
  [
    'one since now, when nobody knows since when',
    { ...wasMicro, micro_since: null },
    5,
    shortestMicro,
    { ...uncoded, reason: MICRO, continues: 1, micro_since: after(5) },
  ],
  [
    'no longer one, when its limit has passed in the run',
    { ...wasMicro, micro_since: 950_000 },
    10,
    shortestMicro,
    { ...uncoded, continues: 1 },
  ],
  [
    'still one a moment before the limit',
    { ...wasMicro, micro_since: 950_001 },
    10,
    shortestMicro,
    { ...uncoded, reason: MICRO, continues: 1, micro_since: 950_001 },
  ],
  ['what a signal says', { signal_states: stands(2) }, 400, micro, { ...uncoded, reason: '200', automatic: 1 }],
  [
    'what a signal says, also of one that is inherited',
    { signal_states: stands(2) },
    5,
    rules(),
    { ...inherited, reason: '200' },
  ],
  [
    'the one before, when a signal does not verify',
    { signal_states: stands(2) },
    5,
    shortest,
    { ...inherited, continues: 1 },
  ],
  [
    'a verifying signal’s, also after a run too short',
    { signal_states: stands(1) },
    5,
    shortest,
    { ...inherited, reason: '700', continues: 1 },
  ],
])('T-CALL-33-X T-PLANT-170 T-PLANT-30 the first reason of a stop is %s', (_what, state, seconds, on, expected) => {
  expect(firstReason({ ...ran, ...state }, after(seconds), on)).toEqual(expected)
})

test('T-PLANT-130 a run is measured by what was too short when it began, a stop by what holds when it begins', () => {
  const earlier = [{ until: after(1), min_run_seconds: 20, unattended_code: '', micro_stop_seconds: 60 }]
  const on = rules({ earlier, unattended_code: '900' })
  expect(firstReason(ran, after(5), on)).toMatchObject({ reason: '110', continues: 1 })
  expect(firstReason({ ...ran, last_reason: '', people: 0 }, after(5), on)).toMatchObject({ reason: '900' })
})

test.each<[string, Partial<MachineState>, boolean]>([
  ['while the door is open and that is the reason', { stop: '5', reason: '700', signal_states: stands(1) }, true],
  ['not while it has another reason', { stop: '5', reason: '100', signal_states: stands(1) }, false],
  ['not while it runs', { stop: '', reason: '700', signal_states: stands(1) }, false],
  ['not by a signal that does not verify', { stop: '5', reason: '200', signal_states: stands(2) }, false],
  ['not by nothing', { stop: '5', reason: '700', signal_states: {} }, false],
])('T-PLANT-30 a signal holds the reason of a stop %s', (_what, state, holds) => {
  expect(heldBy({ ...unheard, status: 'S', ...state }, rules()) === door).toBe(holds)
})
