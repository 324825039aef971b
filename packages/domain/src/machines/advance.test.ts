import { expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { advance, nextDue } from './advance.ts'
import { lateEffect } from './late.ts'
import type { CodeRule, MachineRules } from './machine-rules.ts'
import { type MachineChange, type MachineEvent, type MachineState, stopKey, unheard } from './machine-state.ts'
import { enterChanges, type StopLedger } from './stop-ledger.ts'
import { UNCODED } from './uncoded.ts'

const ZONE = 'Europe/Stockholm'
/** A Wednesday, Swedish summer time. */
const time = (text: string) => Date.parse(`2026-06-10T${text}:00+02:00`)
const running: MachineEvent = { kind: 'state', value: 'running' }
const stopped: MachineEvent = { kind: 'state', value: 'stopped' }
const tick: MachineEvent = { kind: 'tick' }
const plain: CodeRule = { inherit_seconds: 0, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 0 }

const twoShifts = compileCalendar(
  {
    calendar_id: 7,
    week: ['work', 'work', 'work', 'work', 'work', 'free', 'free'],
    days: {},
    day_types: {
      work: [
        { from: '06:00', to: '14:00', shift: 1 },
        { from: '14:00', to: '22:00', shift: 2 },
      ],
      free: [],
    },
    start_date: '2026-01-05',
    end_date: '2026-12-27',
  },
  { zone: ZONE, day_start: '00:00' },
)
const rules = (change: Partial<MachineRules> = {}): MachineRules => ({
  calendar: twoShifts,
  codes: new Map(),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 0,
  automatic: [],
  values: [],
  ...change,
})
const withCode = (code: string, rule: Partial<CodeRule>) => rules({ codes: new Map([[code, { ...plain, ...rule }]]) })

type Step = readonly [at: string, event: MachineEvent]

function play(
  on: MachineRules,
  steps: readonly Step[],
): { state: MachineState; changes: MachineChange[]; stops: string[] } {
  let state: MachineState = { ...unheard, people: 1 }
  const changes: MachineChange[] = []
  for (const [at, event] of steps) {
    const next = advance(state, event, { at: time(at), rules: on })
    state = next.state
    changes.push(...next.changes)
  }
  const ledger: StopLedger = new Map()
  enterChanges(ledger, changes)
  const clock = (at: number | null) => (at === null ? '' : new Date(at + 7_200_000).toISOString().slice(11, 16))
  const stops = [...ledger.values()]
    .filter((entry) => entry !== null)
    .map(
      (s) =>
        `${clock(s.start)}-${clock(s.end)} ${s.stop_reason} shift ${s.shift}${s.automatic ? ' auto' : ''}${s.continues ? ' goes on' : ''}`,
    )
  return { state, changes, stops }
}

const code = (stop: string, reason: string): MachineEvent => ({
  kind: 'code',
  value: { stop: String(time(stop)), reason, note: '', employee: '' },
})
const lunch = {
  set_code: '500',
  only_when: [UNCODED],
  weekdays: [3],
  from_time: '11:30',
  until_time: '12:00',
  calendars: [],
}

const cases: readonly (readonly [what: string, on: MachineRules, steps: readonly Step[], stops: readonly string[]])[] =
  [
    [
      'a stop opens and closes',
      rules(),
      [
        ['08:00', running],
        ['09:00', stopped],
        ['09:10', running],
      ],
      ['09:00-09:10 - shift 1'],
    ],
    [
      'a repeated state opens no second stop',
      rules(),
      [
        ['08:00', stopped],
        ['08:05', stopped],
      ],
      ['08:00- - shift 1'],
    ],
    [
      'pieces mean that it runs',
      rules(),
      [
        ['08:00', stopped],
        ['08:05', { kind: 'cycles', value: 1 }],
      ],
      ['08:00-08:05 - shift 1'],
    ],
    [
      'a stop without length is none',
      rules(),
      [
        ['08:00', running],
        ['09:00', stopped],
        ['09:00', running],
      ],
      [],
    ],
    [
      'a stop is cut where the shift ends, and in unplanned time',
      rules(),
      [
        ['13:00', running],
        ['13:30', stopped],
        ['22:30', running],
      ],
      ['13:30-14:00 - shift 1', '14:00-22:00 - shift 2 goes on', '22:00-22:30 - shift 0 goes on'],
    ],
    [
      'a reason goes on into the next shift',
      rules(),
      [
        ['13:00', running],
        ['13:30', stopped],
        ['13:40', code('13:30', '110')],
        ['14:10', running],
      ],
      ['13:30-14:00 110 shift 1', '14:00-14:10 110 shift 2 goes on'],
    ],
    [
      'a reason is inherited by a stop that follows soon',
      withCode('110', { inherit_seconds: 300 }),
      [
        ['08:00', stopped],
        ['08:01', code('08:00', '110')],
        ['08:05', running],
        ['08:09', stopped],
      ],
      ['08:00-08:05 110 shift 1', '08:09- 110 shift 1 auto'],
    ],
    [
      'and not by one that follows late',
      withCode('110', { inherit_seconds: 300 }),
      [
        ['08:00', stopped],
        ['08:01', code('08:00', '110')],
        ['08:05', running],
        ['08:11', stopped],
      ],
      ['08:00-08:05 110 shift 1', '08:11- - shift 1'],
    ],
    [
      'a run shorter than the minimum is no run: the stop goes on',
      rules({ min_run_seconds: 120 }),
      [
        ['08:00', stopped],
        ['08:05', running],
        ['08:06', stopped],
      ],
      ['08:00-08:05 - shift 1', '08:06- - shift 1 goes on'],
    ],
    [
      'a rule of the clock codes an uncoded stop for its time only',
      rules({ automatic: [lunch] }),
      [
        ['11:00', running],
        ['11:20', stopped],
        ['12:10', running],
      ],
      ['11:20-11:30 - shift 1', '11:30-12:00 500 shift 1 auto goes on', '12:00-12:10 - shift 1 goes on'],
    ],
    [
      'a stop that begins inside the rule gets its code at once',
      rules({ automatic: [lunch] }),
      [
        ['11:00', running],
        ['11:40', stopped],
        ['11:50', running],
      ],
      ['11:40-11:50 500 shift 1 auto'],
    ],
    [
      'a rule leaves what is coded otherwise',
      rules({ automatic: [lunch] }),
      [
        ['11:00', stopped],
        ['11:01', code('11:00', '110')],
        ['12:10', running],
      ],
      ['11:00-12:10 110 shift 1'],
    ],
    [
      'a rule of another weekday or calendar does nothing',
      rules({
        automatic: [
          { ...lunch, weekdays: [4] },
          { ...lunch, calendars: [8] },
        ],
      }),
      [
        ['11:00', stopped],
        ['12:10', running],
      ],
      ['11:00-12:10 - shift 1'],
    ],
    [
      'a code is reset after its time',
      withCode('110', { reset_seconds: 600, reset_code: '120' }),
      [
        ['08:00', stopped],
        ['08:05', code('08:00', '110')],
        ['08:30', running],
      ],
      ['08:00-08:15 110 shift 1', '08:15-08:30 120 shift 1 auto goes on'],
    ],
    [
      'a code is reset by a new shift',
      withCode('110', { reset_event: 'new_shift' }),
      [
        ['13:00', stopped],
        ['13:05', code('13:00', '110')],
        ['14:30', running],
      ],
      ['13:00-14:00 110 shift 1', '14:00-14:30 - shift 2 auto goes on'],
    ],
    [
      'passing into unplanned time is no new shift',
      withCode('110', { reset_event: 'new_shift' }),
      [
        ['21:00', stopped],
        ['21:05', code('21:00', '110')],
        ['22:30', running],
      ],
      ['21:00-22:00 110 shift 2', '22:00-22:30 110 shift 0 goes on'],
    ],
    [
      'while nobody is signed in a stop has the reason for that',
      rules({ unattended_code: '900' }),
      [
        ['08:00', running],
        ['08:10', stopped],
        ['08:15', { kind: 'people', value: 0 }],
        ['08:30', { kind: 'people', value: 1 }],
        ['08:40', running],
      ],
      ['08:10-08:15 - shift 1', '08:15-08:30 900 shift 1 auto goes on', '08:30-08:40 - shift 1 goes on'],
    ],
    [
      'a hand splits an ongoing stop',
      rules(),
      [
        ['08:00', stopped],
        ['08:30', { kind: 'split', value: { stop: String(time('08:00')), at: time('08:20') } }],
        ['08:40', running],
      ],
      ['08:00-08:20 - shift 1', '08:20-08:40 - shift 1'],
    ],
    [
      'a split outside the stop changes nothing',
      rules(),
      [
        ['08:00', stopped],
        ['08:30', { kind: 'split', value: { stop: String(time('08:00')), at: time('07:59') } }],
        ['08:40', running],
      ],
      ['08:00-08:40 - shift 1'],
    ],
  ]

test.each(cases)('T-CALL-33-X %s', (_what, on, steps, stops) => {
  expect(play(on, steps).stops).toEqual(stops)
})

test('a code is reset by a new day', () => {
  const on = withCode('110', { reset_event: 'new_day', reset_code: '120' })
  const { stops } = play(on, [
    ['21:00', stopped],
    ['21:01', code('21:00', '110')],
    ['23:59', tick],
  ])
  expect(stops.at(-1)).toBe('22:00- 110 shift 0 goes on')
  const { state } = play(on, [
    ['21:00', stopped],
    ['21:01', code('21:00', '110')],
    ['23:59', tick],
  ])
  const next = advance(state, tick, { at: time('23:59') + 120_000, rules: on })
  expect(next.changes.filter(({ change }) => change === 'open-stop')).toMatchObject([
    { reason: '120', day: '2026-06-11' },
  ])
  expect(next.changes.some(({ change }) => change === 'checkpoint')).toBe(true)
})

test('W-SF-16-X cycles are counted with the closed cavities of their time', () => {
  const { changes } = play(rules(), [
    ['08:00', { kind: 'cycles', value: 2 }],
    ['08:01', { kind: 'cavities', value: 1 }],
    ['08:02', { kind: 'cycles', value: 3 }],
  ])
  const counted = changes.filter(({ change }) => change === 'count-cycles')
  expect(counted).toMatchObject([
    { cycles: 2, reduction: 0 },
    { cycles: 3, reduction: 1 },
  ])
})

test('T-STATE-01-B what people do to a silent machine does not make it heard of', () => {
  const { state } = play(rules(), [
    ['08:00', stopped],
    ['08:20', { kind: 'code', value: { stop: stopKey(time('08:00')), reason: '20', note: '', employee: '' } }],
    ['08:21', { kind: 'people', value: 1 }],
  ])
  expect(state).toMatchObject({ reason: '20', last_signal: time('08:00') })
})

test('cycles of 0 are a sign of life and no piece', () => {
  const { state, changes } = play(rules(), [
    ['08:00', stopped],
    ['08:01', { kind: 'cycles', value: 0 }],
  ])
  expect(state).toMatchObject({ status: 'S', last_signal: time('08:01') })
  expect(changes.some(({ change }) => change === 'count-cycles')).toBe(false)
})

test.each<[string, MachineEvent, string, string]>([
  ['a state that was known', running, '08:30', 'nothing'],
  ['a stop nobody knew of', stopped, '08:30', 'rebuild'],
  ['pieces made while it ran', { kind: 'cycles', value: 3 }, '08:30', 'count'],
  ['pieces made while it stood', { kind: 'cycles', value: 3 }, '09:10', 'rebuild'],
  ['a state before all that is known', running, '07:00', 'rebuild'],
  ['a process value', { kind: 'value', value: { name: 'x', value: 1 } }, '07:00', 'nothing'],
])('late, %s', (_what, event, at, effect) => {
  const { state } = play(rules(), [
    ['08:00', running],
    ['09:00', stopped],
    ['09:30', tick],
  ])
  expect(lateEffect(state, event, { at: time(at), rules: rules() })).toBe(effect)
})

test('the clock looks again when the shift ends or a rule begins', () => {
  const { state } = play(rules({ automatic: [lunch] }), [['11:00', stopped]])
  expect(nextDue(state, rules({ automatic: [lunch] }))).toBe(time('11:30'))
  expect(nextDue(state, rules())).toBe(time('14:00'))
  expect(nextDue(unheard, rules())).toBe(Number.POSITIVE_INFINITY)
})
