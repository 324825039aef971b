import { expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { MachineSetting } from '../setup/model/machine-setting.ts'
import { advance, nextDue } from './advance.ts'
import type { AutomaticReason, MachineRules } from './machine-rules.ts'
import { type MachineChange, type MachineEvent, type MachineState, stopKey, unheard } from './machine-state.ts'
import { mayTurn, microDue } from './micro-stop.ts'
import { enterChanges, type StopLedger } from './stop-ledger.ts'
import { MICRO, UNCODED } from './uncoded.ts'

/** The plant is in UTC; shifts change at 14:00 and 22:00, the day at midnight. */
const at = (clock: string) => Date.parse(clock.includes('T') ? `2026-06-${clock}Z` : `2026-06-10T${clock}Z`)
const rules = (change: Partial<MachineRules> = {}): MachineRules => ({
  calendar: compileCalendar(
    {
      calendar_id: 1,
      week: Array(7).fill('work'),
      days: {},
      day_types: {
        work: [
          { from: '06:00', to: '14:00', shift: 1 },
          { from: '14:00', to: '22:00', shift: 2 },
          { from: '22:00', to: '06:00', shift: 3 },
        ],
      },
      start_date: '2025-12-29',
      end_date: null,
    },
    { zone: 'UTC', day_start: '00:00' },
  ),
  codes: new Map(),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 60,
  automatic: [],
  values: [],
  ...change,
})
const run: MachineEvent = { kind: 'state', value: 'running' }
const stand: MachineEvent = { kind: 'state', value: 'stopped' }
const tick: MachineEvent = { kind: 'tick' }
const people = (value: number): MachineEvent => ({ kind: 'people', value })
const door = (value: string): MachineEvent => ({ kind: 'value', value: { name: 'door', value } })
const code = (stop: string, reason: string): MachineEvent => ({
  kind: 'code',
  value: { stop: stopKey(at(stop)), reason, note: 'said', employee: '7' },
})

type Step = readonly [clock: string, event: MachineEvent]

function play(on: MachineRules, steps: readonly Step[]) {
  let state: MachineState = { ...unheard, people: 1 }
  const changes: MachineChange[] = []
  for (const [clock, event] of steps) {
    const next = advance(state, event, { at: at(clock), rules: on })
    state = next.state
    changes.push(...next.changes)
  }
  const ledger: StopLedger = new Map()
  const turned = enterChanges(ledger, changes)
  const clock = (time: number | null) => (time === null ? '' : new Date(time).toISOString().slice(11, 19))
  const stops = [...ledger.values()].flatMap((entry) =>
    entry ? [`${clock(entry.start)}-${clock(entry.end)} ${entry.stop_reason}`] : [],
  )
  const counted = changes.reduce(
    (sum, change) => sum + (change.change === 'count-time' && change.micro ? change.to - change.from : 0),
    0,
  )
  const micro_s = (counted - turned.reduce((sum, { from, to }) => sum + to - from, 0)) / 1000
  return { state, changes, stops, micro_s }
}

const lunch: AutomaticReason = {
  set_code: '500',
  only_when: [UNCODED],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from_time: '11:30',
  until_time: '12:00',
  calendars: [],
}
const verifying = {
  record_no: 1,
  signal: 'door',
  comparison: '=' as const,
  value: 'open',
  reason: '700',
  verifying: true,
}

type Case = readonly [what: string, on: MachineRules, steps: readonly Step[], stops: readonly string[], micro_s: number]
const cases: readonly Case[] = [
  [
    'without a limit every stop is asked a reason for',
    rules({ micro_stop_seconds: 0 }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:01', run],
    ],
    ['09:00:00-09:00:01 -'],
    0,
  ],
  [
    'a stop that ends before the limit is one',
    rules(),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:59', run],
    ],
    ['09:00:00-09:00:59 ~'],
    59,
  ],
  [
    'a stop as long as the limit is none',
    rules(),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:01:00', run],
    ],
    ['09:00:00-09:01:00 -'],
    0,
  ],
  [
    'while it goes on and is younger it is taken for one',
    rules(),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:20', tick],
    ],
    ['09:00:00- ~'],
    20,
  ],
  [
    'the clock makes it an ordinary stop',
    rules(),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:20', tick],
      ['09:30:00', tick],
    ],
    ['09:00:00- -'],
    0,
  ],
  [
    'the end of a shift within a short one changes nothing',
    rules(),
    [
      ['08:00:00', run],
      ['13:59:50', stand],
      ['14:00:30', run],
    ],
    ['13:59:50-14:00:00 ~', '14:00:00-14:00:30 ~'],
    40,
  ],
  [
    'a long one leaves no micro-stop behind in the shift in which it began',
    rules(),
    [
      ['08:00:00', run],
      ['13:59:50', stand],
      ['14:30:00', run],
    ],
    ['13:59:50-14:00:00 -', '14:00:00-14:30:00 -'],
    0,
  ],
  [
    'nor in the day in which it began',
    rules(),
    [
      ['08:00:00', run],
      ['23:59:50', stand],
      ['11T00:00:20', tick],
      ['11T00:30:00', run],
    ],
    ['23:59:50-00:00:00 -', '00:00:00-00:30:00 -'],
    0,
  ],
  [
    'a run too short to count parts none: both sides are judged together',
    rules({ min_run_seconds: 20 }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:30', run],
      ['09:00:40', stand],
      ['09:00:55', run],
    ],
    ['09:00:00-09:00:30 ~', '09:00:40-09:00:55 ~'],
    45,
  ],
  [
    'and turn together when the second one lasts',
    rules({ min_run_seconds: 20 }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:30', run],
      ['09:00:40', stand],
      ['09:05:00', run],
    ],
    ['09:00:00-09:00:30 -', '09:00:40-09:05:00 -'],
    0,
  ],
  [
    'also when the limit passed within the short run',
    rules({ min_run_seconds: 20 }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:50', run],
      ['09:01:05', stand],
      ['09:01:10', run],
    ],
    ['09:00:00-09:00:50 -', '09:01:05-09:01:10 -'],
    0,
  ],
  [
    'after a run that counts the next one is judged by itself',
    rules({ min_run_seconds: 20 }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:50', run],
      ['09:01:10', stand],
      ['09:01:50', run],
    ],
    ['09:00:00-09:00:50 ~', '09:01:10-09:01:50 ~'],
    90,
  ],
  [
    'a reason that a person gives is that of the whole stop, also of its piece in the shift before',
    rules(),
    [
      ['08:00:00', run],
      ['13:59:50', stand],
      ['14:00:10', code('14:00:00', '100')],
      ['14:00:30', run],
    ],
    ['13:59:50-14:00:00 100', '14:00:00-14:00:30 100'],
    0,
  ],
  [
    'one that is given to an ended piece is that piece’s',
    rules(),
    [
      ['08:00:00', run],
      ['13:59:50', stand],
      ['14:00:30', run],
      ['14:10:00', code('14:00:00', '100')],
    ],
    ['13:59:50-14:00:00 ~', '14:00:00-14:00:30 100'],
    10,
  ],
  [
    'a piece with a reason keeps it when the rest turns',
    rules(),
    [
      ['08:00:00', run],
      ['13:59:50', stand],
      ['14:00:10', code('13:59:50', '100')],
      ['14:30:00', tick],
    ],
    ['13:59:50-14:00:00 100', '14:00:00- -'],
    0,
  ],
  [
    'a rule of the clock names all of it',
    rules({ automatic: [lunch] }),
    [
      ['08:00:00', run],
      ['11:29:40', stand],
      ['11:59:00', run],
    ],
    ['11:29:40-11:59:00 500'],
    0,
  ],
  [
    'what is left after the rule has a reason before it, and is none however short',
    rules({ automatic: [lunch] }),
    [
      ['08:00:00', run],
      ['11:29:40', stand],
      ['12:00:10', run],
    ],
    ['11:29:40-12:00:00 500', '12:00:00-12:00:10 -'],
    0,
  ],
  [
    'a signal names all of it',
    rules({ values: [verifying] }),
    [
      ['08:00:00', run],
      ['13:59:50', stand],
      ['14:00:10', door('open')],
      ['14:00:30', run],
    ],
    ['13:59:50-14:00:00 700', '14:00:00-14:00:30 700'],
    0,
  ],
  [
    'a signal that stands when it goes on after a short run does so too',
    rules({ min_run_seconds: 20, values: [verifying] }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:10', run],
      ['09:00:15', door('open')],
      ['09:00:20', stand],
    ],
    ['09:00:00-09:00:10 700', '09:00:20- 700'],
    0,
  ],
  [
    'who leaves the machine names all of it',
    rules({ unattended_code: '900' }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:10', people(0)],
      ['09:00:30', run],
    ],
    ['09:00:00-09:00:30 900'],
    0,
  ],
  [
    'the code of a micro-stop is inherited by nobody',
    rules({
      micro_stop_seconds: 300,
      codes: new Map([
        ['100', { inherit_seconds: 900, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 0 }],
      ]),
    }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:30', run],
      ['09:01:00', stand],
    ],
    ['09:00:00-09:00:30 ~', '09:01:00- ~'],
    30,
  ],
  [
    'a machine that is switched off has had one',
    rules(),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:00:30', { kind: 'off' }],
      ['10:00:00', stand],
    ],
    ['09:00:00-09:00:30 ~', '10:00:00- ~'],
    30,
  ],
  [
    'the limit is the one of its first moment',
    rules({
      micro_stop_seconds: 600,
      earlier: [{ until: at('09:00:30'), min_run_seconds: 0, unattended_code: '', micro_stop_seconds: 60 }],
    }),
    [
      ['08:00:00', run],
      ['09:00:00', stand],
      ['09:02:00', run],
      ['09:10:00', stand],
      ['09:12:00', run],
    ],
    ['09:00:00-09:02:00 -', '09:10:00-09:12:00 ~'],
    120,
  ],
]

test.each(cases)('T-PLANT-170 %s', (_what, on, steps, stops, micro_s) => {
  const played = play(on, steps)
  expect([played.stops, played.micro_s]).toEqual([[...stops], micro_s])
})

test('T-PLANT-170 the clock knows when the limit passes, with no signal to tell it', () => {
  const { state } = play(rules(), [
    ['08:00:00', run],
    ['09:00:00', stand],
  ])
  expect(nextDue(state, rules())).toBe(at('09:01:00'))
  const { state: coded } = play(rules(), [
    ['08:00:00', run],
    ['09:00:00', stand],
    ['09:00:05', code('09:00:00', '100')],
  ])
  expect(nextDue(coded, rules())).toBe(at('14:00:00'))
})

test('T-PLANT-170 what somebody wrote about a stop stays when it turns, and a reason that names all pieces names who gave it', () => {
  const { changes } = play(rules(), [
    ['08:00:00', run],
    ['13:59:50', stand],
    ['13:59:55', { kind: 'note', value: { stop: stopKey(at('13:59:50')), note: 'belt slipped' } }],
    ['14:00:10', code('14:00:00', '100')],
  ])
  const ledger: StopLedger = new Map()
  enterChanges(ledger, changes)
  expect([...ledger.values()].map((entry) => [entry?.note, entry?.employee])).toEqual([
    ['belt slipped', '7'],
    ['said', '7'],
  ])
})

test('T-PLANT-171 a day that begins while a stop may still turn is no place to build again from', () => {
  const days = (steps: readonly Step[], on = rules({ min_run_seconds: 20 })) =>
    play(on, steps).changes.flatMap((change) => (change.change === 'checkpoint' ? [change.day] : []))
  const begun: Step = ['08:00:00', run]
  const after: Step = ['11T01:00:00', tick]
  expect(days([begun, after])).toEqual(['2026-06-11'])
  expect(days([begun, ['23:59:50', stand], after])).toEqual([])
  expect(days([begun, ['23:50:00', stand], after])).toEqual(['2026-06-11'])
  // Another stop within 20 s would be the same one.
  expect(days([begun, ['23:59:00', stand], ['23:59:45', run], after])).toEqual([])
  expect(days([begun, ['23:59:00', stand], ['23:59:40', run], after])).toEqual(['2026-06-11'])
})

test('T-PLANT-170 the clock asks only a stop that is taken for a micro-stop, and since when that is known', () => {
  const due = (change: Partial<MachineState>) => microDue({ ...unheard, status: 'S', ...change }, rules())
  expect(due({ reason: MICRO, micro_since: at('09:00:00') })).toBe(at('09:01:00'))
  // What fell due while nobody looked is done at once.
  expect(due({ reason: MICRO, micro_since: at('09:00:00'), counted_to: at('09:05:00') })).toBe(at('09:05:00'))
  expect(due({ reason: '100', micro_since: at('09:00:00') })).toBe(Number.POSITIVE_INFINITY)
  expect(due({ reason: MICRO, micro_since: null })).toBe(Number.POSITIVE_INFINITY)
})

test.each<[string, Partial<MachineState>, boolean]>([
  ['one that goes on', { status: 'S', reason: MICRO }, true],
  ['one with a reason', { status: 'S', reason: '100', last_reason: MICRO }, false],
  ['one before a run of 19.999 s', { status: 'R', last_reason: MICRO, since: at('08:59:40') + 1 }, true],
  ['one before a run of 20 s', { status: 'R', last_reason: MICRO, since: at('08:59:40') }, false],
  ['another stop before a short run', { status: 'R', last_reason: '100', since: at('08:59:50') }, false],
  ['one before it was switched off', { status: 'N', last_reason: MICRO, since: at('08:59:50') }, false],
])('T-PLANT-171 what is yet to come may turn %s', (_what, state, turns) => {
  expect(mayTurn({ ...unheard, ...state }, at('09:00:00'), rules({ min_run_seconds: 20 }))).toBe(turns)
})

test('T-PLANT-170 a limit is at most a quarter of an hour', () => {
  const { micro_stop_seconds: limit } = MachineSetting.shape
  expect([0, 900, 901].map((seconds) => limit.safeParse(seconds).success)).toEqual([true, true, false])
})
