import { expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { advance, nextDue } from './advance.ts'
import { heldBy } from './first-reason.ts'
import { lateEffect } from './late.ts'
import type { CodeRule, MachineRules } from './machine-rules.ts'
import { type MachineChange, type MachineEvent, type MachineState, unheard } from './machine-state.ts'
import { enterChanges, type StopLedger } from './stop-ledger.ts'
import { UNCODED } from './uncoded.ts'
import { hear, isOldNews, says, type ValueRule } from './value-rules.ts'

const MINUTE = 60_000
const start = Date.parse('2026-06-10T08:00:00Z')
const calendar = compileCalendar(null, { zone: 'UTC', day_start: '00:00' })
const door: ValueRule = {
  record_no: 1,
  signal: 'door',
  comparison: '=',
  value: 'open',
  reason: '700',
  verifying: true,
}
const pressure: ValueRule = {
  record_no: 2,
  signal: 'pressure',
  comparison: '<',
  value: '4',
  reason: '200',
  verifying: false,
}
const rules = (change: Partial<MachineRules> = {}): MachineRules => ({
  calendar,
  codes: new Map<string, CodeRule>(),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 0,
  automatic: [],
  values: [door, pressure],
  ...change,
})

const running: MachineEvent = { kind: 'state', value: 'running' }
const stopped: MachineEvent = { kind: 'state', value: 'stopped' }
const value = (name: string, said: number | string | boolean): MachineEvent => ({
  kind: 'value',
  value: { name, value: said },
})
const code = (minute: number, reason: string, note = ''): MachineEvent => ({
  kind: 'code',
  value: { stop: String(start + minute * MINUTE), reason, note, employee: '7' },
})

/** Stops as `minute-minute reason`, with `*` where a rule named them. */
function play(on: MachineRules, steps: readonly (readonly [minute: number, event: MachineEvent])[]) {
  let state: MachineState = { ...unheard, people: 1 }
  const changes: MachineChange[] = []
  for (const [minute, event] of steps) {
    const next = advance(state, event, { at: start + minute * MINUTE, rules: on })
    state = next.state
    changes.push(...next.changes)
  }
  const ledger: StopLedger = new Map()
  enterChanges(ledger, changes)
  const minuteOf = (at: number | null) => (at === null ? '' : (at - start) / MINUTE)
  const stops = [...ledger.values()].filter((entry) => entry !== null)
  const told = stops.map(
    (s) => `${minuteOf(s.start)}-${minuteOf(s.end)} ${s.stop_reason}${s.automatic ? '*' : ''}${s.note && ` ${s.note}`}`,
  )
  return { state, stops: told }
}

test.each([
  ['=', '3', 3, true],
  ['=', '3', '3,0', true],
  ['=', 'open', 'OPEN ', true],
  ['=', 'open', 'shut', false],
  ['=', '1', true, true],
  ['=', 'false', 0, true],
  ['<>', 'ok', 'E-17', true],
  ['<>', '3', 3, false],
  ['<', '4.5', 4.4, true],
  ['<=', '4,5', 4.5, true],
  ['<', '4', 4, false],
  ['<=', '4', 5, false],
  ['>', '4', 4, false],
  ['>', '4', 5, true],
  ['>=', '4', '4', true],
  ['>', '4', 'high', false],
  ['<>', '4', 'high', true],
] as const)('T-PLANT-30 a value %s %s: %j says so: %s', (comparison, wanted, said, expected) =>
  expect(says({ comparison, value: wanted }, said)).toBe(expected),
)

test.each<[string, readonly (readonly [number, MachineEvent])[], string[]]>([
  [
    'the stop that goes on is named from its beginning',
    [
      [0, stopped],
      [5, value('door', 'open')],
      [9, running],
    ],
    ['0-9 700*'],
  ],
  [
    'a signal that stands before the stop names it',
    [
      [0, running],
      [3, value('pressure', 2)],
      [5, stopped],
    ],
    ['5- 200*'],
  ],
  [
    'one that ceased to stand does not',
    [
      [0, running],
      [3, value('pressure', 2)],
      [4, value('pressure', 6)],
      [5, stopped],
    ],
    ['5- -'],
  ],
  [
    'a signal nobody watches names nothing',
    [
      [0, stopped],
      [5, value('noise', 'open')],
    ],
    ['0- -'],
  ],
  [
    'a person’s reason stays when the signal does not verify',
    [
      [0, stopped],
      [2, code(0, '100')],
      [5, value('pressure', 2)],
    ],
    ['0- 100'],
  ],
  [
    'a verifying signal takes over from when it stands',
    [
      [0, stopped],
      [2, code(0, '100')],
      [5, value('door', 'open')],
    ],
    ['0-5 100', '5- 700*'],
  ],
  [
    'while it stands the reason cannot be changed; what was written stays',
    [
      [0, stopped],
      [5, value('door', 'open')],
      [6, code(0, '100', 'seen')],
    ],
    ['0- 700* seen'],
  ],
  [
    'when it stands no longer it can',
    [
      [0, stopped],
      [5, value('door', 'open')],
      [6, value('door', 'shut')],
      [7, code(0, '100')],
    ],
    ['0- 100'],
  ],
  [
    'a verifying one goes before the others, and the other follows it',
    [
      [0, stopped],
      [1, value('pressure', 2)],
      [2, value('door', 'open')],
      [4, value('door', 'shut')],
    ],
    ['0-2 200*', '2-4 700*', '4- 200*'],
  ],
])('T-PLANT-30 %s', (_what, steps, stops) => expect(play(rules(), steps).stops).toEqual(stops))

test('T-PLANT-30 neither the clock nor people change a reason that a signal holds', () => {
  const on = rules({
    unattended_code: '900',
    codes: new Map([
      ['700', { inherit_seconds: 0, reset_seconds: 60, reset_event: 'new_day', reset_code: '', scrap_percent: 0 }],
    ]),
    automatic: [
      {
        set_code: '500',
        only_when: ['700'],
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from_time: '09:00',
        until_time: '09:30',
        calendars: [],
      },
    ],
  })
  const steps: [number, MachineEvent][] = [
    [0, stopped],
    [5, value('door', 'open')],
    [20, { kind: 'people', value: 0 }],
    [70, { kind: 'tick' }],
  ]
  const { state, stops } = play(on, steps)
  expect(stops).toEqual(['0- 700*'])
  expect(nextDue(state, on)).toBe(Date.parse('2026-06-11T00:00:00Z'))
  expect(heldBy(state, on)).toEqual(door)
  expect(play(on, [...steps, [960, { kind: 'tick' }]]).stops).toEqual(['0-960 700*', '960- 700*'])
})

test('T-PLANT-30 a break is a break; when it ends the stop has the signal’s reason', () => {
  const lunch = {
    set_code: '500',
    only_when: [UNCODED],
    weekdays: [3],
    from_time: '09:00',
    until_time: '09:30',
    calendars: [],
  }
  const { stops } = play(rules({ automatic: [lunch] }), [
    [0, stopped],
    [70, value('pressure', 2)],
    [100, { kind: 'tick' }],
  ])
  expect(stops).toEqual(['0-60 -', '60-90 500*', '90- 200*'])
})

test.each([
  ['what its signal has said since before', 7, value('door', 'open'), 'nothing'],
  ['something else', 7, value('door', 'shut'), 'rebuild'],
  ['it earlier than known', 3, value('door', 'open'), 'rebuild'],
  ['what no rule asks for', 3, value('noise', 1), 'nothing'],
] as const)('T-PLANT-30 a late value that says %s', (_what, minute, event, effect) => {
  const { state } = play(rules(), [
    [0, stopped],
    [5, value('door', 'open')],
    [9, { kind: 'tick' }],
  ])
  expect(lateEffect(state, event, { at: start + minute * MINUTE, rules: rules() })).toBe(effect)
})

const on = (name: string, said: string, at: number) => ({ value: { name, value: said }, at, rules: [door, pressure] })

test.each([
  ['that begins to hold', {}, on('door', 'open', 5), { 1: { holds: 1, since: 5 } }, true],
  ['that has never held and does not', {}, on('door', 'shut', 5), { 1: { holds: 0, since: 5 } }, false],
  ['that holds on', { 1: { holds: 1, since: 3 } }, on('door', 'open', 5), { 1: { holds: 1, since: 3 } }, false],
  ['that ceases to hold', { 1: { holds: 1, since: 3 } }, on('door', 'shut', 5), { 1: { holds: 0, since: 5 } }, true],
  ['that nobody watches', { 1: { holds: 1, since: 3 } }, on('noise', '1', 5), { 1: { holds: 1, since: 3 } }, false],
] as const)('T-PLANT-30 a value of a signal %s', (_what, before, heard, signal_states, turned) => {
  expect(hear(before, heard)).toEqual({ signal_states, turned })
})

test('T-PLANT-30 a late value is old news from the very moment since when it was known', () => {
  const known = { 1: { holds: 1 as const, since: 5 } }
  expect([4, 5, 6].map((at) => isOldNews(known, on('door', 'open', at)))).toEqual([false, true, true])
  expect(isOldNews({}, on('door', 'open', 5))).toBe(false)
})
