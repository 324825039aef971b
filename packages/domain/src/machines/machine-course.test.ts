/** What one more event does to a machine, to the last field: what is written, and what it remembers. */
import { expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { advance, nextDue } from './advance.ts'
import type { AutomaticReason, CodeRule, MachineRules } from './machine-rules.ts'
import { type MachineChange, type MachineEvent, type MachineState, stopKey, unheard } from './machine-state.ts'
import { MICRO, UNCODED } from './uncoded.ts'
import type { ValueRule } from './value-rules.ts'

/** The plant is in UTC; shifts change at 06:00, 14:00 and 22:00, the day at midnight. A Wednesday. */
const at = (clock: string) => Date.parse(`2026-06-10T${clock.padEnd(8, ':00')}Z`)
const key = (clock: string) => stopKey(at(clock))
const plain: CodeRule = { inherit_seconds: 0, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 0 }
const calendar = compileCalendar(
  {
    ...{ calendar_id: 1, week: Array(7).fill('work'), days: {}, start_date: '2025-12-29', end_date: null },
    day_types: {
      work: [
        { from: '06:00', to: '14:00', shift: 1 },
        { from: '14:00', to: '22:00', shift: 2 },
        { from: '22:00', to: '06:00', shift: 3 },
      ],
    },
  },
  { zone: 'UTC', day_start: '00:00' },
)
const rules = (change: Partial<MachineRules> = {}): MachineRules => ({
  ...{ calendar, codes: new Map(), min_run_seconds: 0, unattended_code: '', micro_stop_seconds: 0 },
  ...{ automatic: [], values: [], ...change },
})
const codes = (code: string, rule: Partial<CodeRule>) => ({ codes: new Map([[code, { ...plain, ...rule }]]) })
const lunch: AutomaticReason = {
  ...{ set_code: '500', only_when: [UNCODED, '100'], weekdays: [3], from_time: '11:30', until_time: '12:00' },
  calendars: [],
}
const door: ValueRule = {
  ...{ record_no: 1, signal: 'door', comparison: '=', value: 'open', reason: '700', verifying: true },
}
const pressure: ValueRule = { ...door, record_no: 2, signal: 'pressure', value: 'low', reason: '200', verifying: false }

const run: MachineEvent = { kind: 'state', value: 'running' }
const stand: MachineEvent = { kind: 'state', value: 'stopped' }
const tick: MachineEvent = { kind: 'tick' }
const people = (value: number): MachineEvent => ({ kind: 'people', value })
const says = (name: string, value: string): MachineEvent => ({ kind: 'value', value: { name, value } })
const code = (stop: string, reason: string, note = ''): MachineEvent => ({
  kind: 'code',
  value: { stop: key(stop), reason, note, employee: '7' },
})
const split = (stop: string, clock: string): MachineEvent => ({
  kind: 'split',
  value: { stop: key(stop), at: at(clock) },
})

type Step = readonly [clock: string, event: MachineEvent]
/** The changes of the last step, and the state after it. */
function after(on: MachineRules, steps: readonly Step[]): { state: MachineState; changes: readonly MachineChange[] } {
  let last = { state: { ...unheard, people: 1 } as MachineState, changes: [] as readonly MachineChange[] }
  for (const [clock, event] of steps) last = advance(last.state, event, { at: at(clock), rules: on })
  return last
}

const close = (stop: string, end: string) => ({ change: 'close-stop', stop: key(stop), at: at(end) })
const open = (clock: string, reason: string, more: object = {}) => ({
  ...{ change: 'open-stop', stop: key(clock), at: at(clock), reason, automatic: 0, continues: 0 },
  ...{ day: '2026-06-10', shift: 1, ...more },
})
const goesOn = (clock: string, reason: string, automatic: 0 | 1, shift = 1) =>
  open(clock, reason, { automatic, continues: 1, shift })
const named = (stop: string, reason: string, clock: string) => ({
  ...{ change: 'code-stop', stop: key(stop), reason, note: '', employee: '', automatic: 1, at: at(clock) },
})
const settled = (since: string, reason: string, clock: string, more: object = {}) => ({
  ...{ change: 'settle-stop', since: at(since), reason, employee: '', automatic: 0, at: at(clock), ...more },
})
const coded = (stop: string, reason: string, clock: string) => ({
  ...{ change: 'code-stop', stop: key(stop), reason, note: '', employee: '7', automatic: 0, at: at(clock) },
})

type Case = readonly [what: string, MachineRules, readonly Step[], readonly object[], Partial<MachineState>]
const stood: Step[] = [
  ['08:00', run],
  ['08:10', stand],
]
const stoodTwice: Step[] = [
  ['08:00', stand],
  ['08:10', run],
  ['08:20', stand],
  ['08:30', run],
]
const micro = rules({ micro_stop_seconds: 60 })

const cases: readonly Case[] = [
  [
    'the first word, running',
    rules(),
    [['08:00', run]],
    [],
    { since: at('08:00'), previous_since: at('08:00'), silent_to: 0 },
  ],
  [
    'the first word, stopped',
    rules(),
    [['08:00', stand]],
    [open('08:00', UNCODED)],
    { since: at('08:00'), previous_since: at('08:00'), last_stop: '', micro_since: null },
  ],
  [
    'running once more',
    rules(),
    [
      ['08:00', run],
      ['08:10', run],
    ],
    [],
    { since: at('08:00'), previous_since: at('08:00') },
  ],
  [
    'a stop',
    rules(),
    stood,
    [open('08:10', UNCODED)],
    { since: at('08:10'), previous_since: at('08:00'), silent_to: 0 },
  ],
  [
    'its end',
    rules(),
    [...stood, ['08:20', run]],
    [close('08:10', '08:20')],
    {
      ...{ since: at('08:20'), previous_since: at('08:10'), silent_to: 0 },
      ...{ last_stop: key('08:10'), last_reason: UNCODED, automatic: 0 },
    },
  ],
  [
    'a stop of no length',
    rules(),
    [...stood, ['08:10', run]],
    [{ change: 'drop-stop', stop: key('08:10') }],
    { last_stop: '', last_reason: '' },
  ],
  [
    'the end of a stop that a rule named',
    rules({ unattended_code: '900' }),
    [...stood, ['08:15', people(0)], ['08:20', run]],
    [close('08:15', '08:20')],
    { automatic: 0, last_reason: '900' },
  ],
  [
    'switched off',
    rules(),
    [...stood, ['08:20', { kind: 'off' }]],
    [close('08:10', '08:20')],
    { status: 'N', since: at('08:20'), previous_since: at('08:20') },
  ],
  [
    'running again after that',
    rules(),
    [...stood, ['08:20', { kind: 'off' }], ['09:00', run]],
    [],
    { since: at('09:00'), previous_since: at('09:00') },
  ],

  [
    'a reason that is taken back after a second',
    rules(codes('110', { reset_seconds: 1 })),
    [...stood, ['08:15', code('08:10', '110')], ['08:20', tick]],
    [close('08:10', '08:15:01'), goesOn('08:15:01', UNCODED, 0)],
    { reason: UNCODED, reason_since: at('08:15:01') },
  ],
  [
    'one that is taken back by another',
    rules(codes('110', { reset_seconds: 600, reset_code: '120' })),
    [...stood, ['08:15', code('08:10', '110')], ['08:30', tick]],
    [close('08:10', '08:25'), goesOn('08:25', '120', 1)],
    { reason: '120', automatic: 1 },
  ],
  [
    'a reset that fell due while a signal held the reason: done at once, and no time is counted twice',
    rules({ ...codes('700', { reset_seconds: 60 }), values: [door] }),
    [...stood, ['08:15', says('door', 'open')], ['08:20', says('door', 'shut')], ['08:30', tick]],
    [close('08:10', '08:20'), goesOn('08:20', UNCODED, 0)],
    { reason: UNCODED },
  ],
  [
    'the end of a shift: how long the reason has stood goes on',
    rules(codes('110', { reset_seconds: 7200 })),
    [
      ['13:00', stand],
      ['13:30', code('13:00', '110')],
      ['14:30', tick],
    ],
    [close('13:00', '14:00'), goesOn('14:00', '110', 0, 2)],
    { reason_since: at('13:30') },
  ],
  [
    'the end of a shift that takes the reason back',
    rules(codes('110', { reset_event: 'new_shift', reset_code: '120' })),
    [
      ['13:00', stand],
      ['13:30', code('13:00', '110')],
      ['14:30', tick],
    ],
    [close('13:00', '14:00'), goesOn('14:00', '120', 1, 2)],
    { reason_since: at('14:00') },
  ],

  [
    'a rule of the clock begins, of a reason whose own time is not over',
    rules({ automatic: [lunch], ...codes('100', { reset_seconds: 36_000 }) }),
    [
      ['11:00', stand],
      ['11:10', code('11:00', '100')],
      ['11:40', tick],
    ],
    [close('11:00', '11:30'), goesOn('11:30', '500', 1)],
    { rule_until: at('12:00'), reason_before: '100' },
  ],
  [
    'of a reason that is never taken back',
    rules({ automatic: [lunch], ...codes('100', {}) }),
    [
      ['11:00', stand],
      ['11:10', code('11:00', '100')],
      ['11:40', tick],
    ],
    [close('11:00', '11:30'), goesOn('11:30', '500', 1)],
    { reason: '500' },
  ],
  [
    'its end: the reason before it, which a rule gives again',
    rules({ automatic: [lunch] }),
    [
      ['11:00', stand],
      ['11:10', code('11:00', '100')],
      ['11:40', tick],
      ['12:10', tick],
    ],
    [close('11:30', '12:00'), goesOn('12:00', '100', 1)],
    { rule_until: null, reason_since: at('12:00') },
  ],
  [
    'its end: nobody has said why',
    rules({ automatic: [lunch] }),
    [
      ['11:00', stand],
      ['11:40', tick],
      ['12:10', tick],
    ],
    [close('11:30', '12:00'), goesOn('12:00', UNCODED, 0)],
    { rule_until: null, reason_since: at('12:00') },
  ],
  [
    'a second rule while the first one holds',
    rules({
      automatic: [lunch, { ...lunch, set_code: '520', only_when: ['500'], from_time: '11:40', until_time: '11:50' }],
    }),
    [
      ['11:00', stand],
      ['11:35', tick],
      ['11:45', tick],
    ],
    [],
    { reason: '500' },
  ],
  [
    'a rule of the clock for a reason that a signal holds',
    rules({ automatic: [{ ...lunch, only_when: ['700'] }], values: [door] }),
    [
      ['11:00', run],
      ['11:10', says('door', 'open')],
      ['11:40', stand],
    ],
    [open('11:40', '700', { automatic: 1 })],
    { reason: '700', rule_until: null },
  ],

  ['a stop that may be a micro-stop', micro, stood, [open('08:10', MICRO)], { micro_since: at('08:10') }],
  [
    'the clock makes it an ordinary one',
    micro,
    [...stood, ['08:12', tick]],
    [settled('08:10', UNCODED, '08:11')],
    { reason: UNCODED, automatic: 0, micro_since: null },
  ],
  [
    'a reason for all pieces of one, also for the one before the shift ended',
    micro,
    [
      ['13:00', run],
      ['13:59:50', stand],
      ['14:00:10', code('14:00', '100')],
    ],
    [
      close('13:59:50', '14:00'),
      goesOn('14:00', MICRO, 0, 2),
      coded('14:00', '100', '14:00:10'),
      settled('13:59:50', '100', '14:00:10', { employee: '7' }),
    ],
    { last_reason: '100', reason: '100' },
  ],
  [
    'a reason for one leaves the stop before it',
    micro,
    [
      ...stood,
      ['08:10:30', code('08:10', '110')],
      ['08:20', run],
      ['09:00', stand],
      ['09:00:10', code('09:00', '100')],
    ],
    [coded('09:00', '100', '09:00:10'), settled('09:00', '100', '09:00:10', { employee: '7' })],
    { last_reason: '110' },
  ],
  [
    'and the micro-stop before it',
    micro,
    [...stood, ['08:10:30', run], ['09:00', stand], ['09:00:10', code('09:00', '100')]],
    [coded('09:00', '100', '09:00:10'), settled('09:00', '100', '09:00:10', { employee: '7' })],
    { last_reason: MICRO },
  ],
  [
    'nobody is there after a micro-stop and a run that counts: another stop',
    rules({ micro_stop_seconds: 60, unattended_code: '900' }),
    [...stood, ['08:10:30', run], ['08:20', people(0)], ['09:00', stand]],
    [open('09:00', '900', { automatic: 1 })],
    { last_reason: MICRO },
  ],
  [
    'a micro-stop that goes on after a run too short, too long by now',
    rules({ micro_stop_seconds: 60, min_run_seconds: 20 }),
    [...stood, ['08:10:50', run], ['08:11:05', stand]],
    [settled('08:10', UNCODED, '08:11:05'), open('08:11:05', UNCODED, { continues: 1 })],
    { last_reason: UNCODED, micro_since: null },
  ],
  [
    'another reason that goes on after a run too short',
    rules({ micro_stop_seconds: 60, min_run_seconds: 20 }),
    [...stood, ['08:10:10', code('08:10', '110')], ['08:20', run], ['08:20:10', stand]],
    [open('08:20:10', '110', { automatic: 1, continues: 1 })],
    {},
  ],

  [
    'a reason for the open stop',
    rules(),
    [...stood, ['08:15', code('08:10', '110')]],
    [coded('08:10', '110', '08:15')],
    { reason: '110', automatic: 0, last_reason: '' },
  ],
  [
    'a reason for the stop before',
    rules(),
    [...stoodTwice, ['08:40', code('08:20', '110')]],
    [coded('08:20', '110', '08:40')],
    { last_reason: '110', reason: '' },
  ],
  [
    'a reason for a stop before that',
    rules(),
    [...stoodTwice, ['08:40', code('08:00', '110')]],
    [coded('08:00', '110', '08:40')],
    { last_reason: UNCODED },
  ],
  [
    'a reason for a stop that a signal holds, without a word',
    rules({ values: [door] }),
    [...stood, ['08:15', says('door', 'open')], ['08:20', code('08:10', '110')]],
    [],
    { reason: '700' },
  ],
  [
    'with a word',
    rules({ values: [door] }),
    [...stood, ['08:15', says('door', 'open')], ['08:20', code('08:10', '110', 'seen')]],
    [{ change: 'note-stop', stop: key('08:10'), note: 'seen' }],
    { reason: '700' },
  ],

  [
    'a split where the open stop begins',
    rules(),
    [...stood, ['08:30', split('08:10', '08:10')]],
    [],
    { stop: key('08:10') },
  ],
  ['a split where it has got to', rules(), [...stood, ['08:30', split('08:10', '08:30')]], [], { stop: key('08:10') }],
  [
    'a split a moment before',
    rules(),
    [...stood, ['08:30', split('08:10', '08:29:59')]],
    [{ change: 'split-stop', stop: key('08:10'), at: at('08:29:59') }],
    { stop: key('08:29:59'), last_stop: key('08:10'), last_reason: UNCODED },
  ],
  [
    'a split of the stop before',
    rules(),
    [...stoodTwice, ['08:40', split('08:20', '08:25')]],
    [{ change: 'split-stop', stop: key('08:20'), at: at('08:25') }],
    { stop: '', last_stop: key('08:25') },
  ],
  [
    'a split of it at its end',
    rules(),
    [...stoodTwice, ['08:40', split('08:20', '08:30')]],
    [{ change: 'split-stop', stop: key('08:20'), at: at('08:30') }],
    { stop: '', last_stop: key('08:20') },
  ],
  [
    'a split of a stop before that',
    rules(),
    [...stoodTwice, ['08:40', split('08:00', '08:05')]],
    [{ change: 'split-stop', stop: key('08:00'), at: at('08:05') }],
    { stop: '', last_stop: key('08:20') },
  ],

  [
    'nobody is there while it runs',
    rules({ unattended_code: '900' }),
    [
      ['08:00', run],
      ['08:10', people(0)],
    ],
    [],
    { reason: '' },
  ],
  [
    'nobody is there where nobody has to be',
    rules(),
    [...stood, ['08:15', people(0)]],
    [],
    { reason: UNCODED, people: 0 },
  ],
  [
    'one more comes to an uncoded stop',
    rules({ unattended_code: '900' }),
    [...stood, ['08:15', people(2)]],
    [],
    { reason: UNCODED },
  ],
  [
    'nobody is there of a stop with a reason',
    rules({ unattended_code: '900' }),
    [...stood, ['08:12', code('08:10', '110')], ['08:15', people(0)]],
    [],
    { reason: '110' },
  ],
  [
    'nobody is there, once more',
    rules({ unattended_code: '900' }),
    [...stood, ['08:12', people(0)], ['08:15', people(0)]],
    [],
    { reason: '900', automatic: 1 },
  ],
  [
    'somebody comes to a stop of which a person has said that nobody was there',
    rules({ unattended_code: '900' }),
    [...stood, ['08:12', code('08:10', '900')], ['08:15', people(2)]],
    [],
    { reason: '900', automatic: 0 },
  ],
  [
    'somebody comes to a stop that has another reason by a rule',
    rules({ unattended_code: '900', values: [pressure] }),
    [...stood, ['08:12', says('pressure', 'low')], ['08:15', people(2)]],
    [],
    { reason: '200', automatic: 1 },
  ],
  [
    'somebody comes while a signal says that nobody is there',
    rules({ unattended_code: '700', values: [door] }),
    [...stood, ['08:12', says('door', 'open')], ['08:15', people(2)]],
    [],
    { reason: '700' },
  ],

  [
    'a signal names an uncoded stop',
    rules({ values: [pressure] }),
    [...stood, ['08:15', says('pressure', 'low')]],
    [named('08:10', '200', '08:15')],
    { reason: '200', automatic: 1, reason_since: at('08:15'), reason_before: UNCODED },
  ],
  [
    'a verifying one takes over from a reason',
    rules({ values: [door] }),
    [...stood, ['08:12', code('08:10', '110')], ['08:15', says('door', 'open')]],
    [close('08:10', '08:15'), goesOn('08:15', '700', 1)],
    { reason_since: at('08:15') },
  ],
  [
    'another signal with the same reason',
    rules({ values: [pressure, { ...pressure, record_no: 3, signal: 'flow' }] }),
    [...stood, ['08:12', says('pressure', 'low')], ['08:15', says('flow', 'low')]],
    [],
    { reason: '200' },
  ],
  [
    'a signal that says the same again, of a stop that went on after a run too short',
    rules({ min_run_seconds: 20, values: [pressure] }),
    [
      ...stood,
      ['08:12', code('08:10', '110')],
      ['08:20', run],
      ['08:20:05', says('pressure', 'low')],
      ['08:20:10', stand],
      ['08:25', says('pressure', 'low')],
    ],
    [],
    { reason: '110' },
  ],
]

test.each(cases)('T-CALL-33-X T-PLANT-02 %s', (_what, on, steps, changes, state) => {
  const done = after(on, steps)
  const told = done.changes.filter(({ change }) => change !== 'count-time' && change !== 'checkpoint')
  expect(told).toEqual(changes)
  expect(done.state).toMatchObject(state)
  for (const change of done.changes) if (change.change === 'count-time') expect(change.to).toBeGreaterThan(change.from)
})

test('T-PLANT-167 up to where a machine was silent stays known after it was heard again', () => {
  const on = rules({ contact: { seconds: 600, earlier: [] } })
  const silent: Step[] = [
    ['08:00', run],
    ['08:20', run],
    ['08:25', tick],
  ]
  expect(after(on, silent).state.silent_to).toBe(at('08:20'))
})

test('T-PLANT-154 the clock looks again at the very moment at which a reason is taken back', () => {
  const on = rules(codes('110', { reset_seconds: 600 }))
  expect(nextDue(after(on, [...stood, ['08:15', code('08:10', '110')]]).state, on)).toBe(at('08:25'))
})
