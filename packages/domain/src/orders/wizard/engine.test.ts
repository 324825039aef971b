import { describe, expect, test } from 'vitest'
import { reduceWizard, startWizard } from './engine.ts'
import type { Plan, PlannedStep, WizardEvent, WizardState } from './state.ts'
import { counter, hasEntered, isFirst, isLast, mayGoBack, mayGoOn } from './view.ts'

const initial = { order: null, insert: '', quantity: '', note: '' }
const usual: PlannedStep = { id: '', enabled: true, advancesOnPick: false, blocked: false, problem: null }

/** Order (picked, advances), insert (switched off), quantity (must be entered), note. */
function plan(change: Partial<Record<keyof typeof initial, Partial<PlannedStep>>> = {}): Plan {
  return (values) => [
    { ...usual, id: 'order', advancesOnPick: true, blocked: values.order === null, ...change.order },
    { ...usual, id: 'insert', enabled: false, ...change.insert },
    { ...usual, id: 'quantity', blocked: values.quantity === '', ...change.quantity },
    { ...usual, id: 'note', ...change.note },
  ]
}

/** Pressed on whatever step is shown. */
const next = 'next'
type Press = WizardEvent | typeof next
const back: WizardEvent = { type: 'back' }
const pick: WizardEvent = { type: 'pick', step: 'order', value: 'A1' }
const jump: WizardEvent = { type: 'jump', step: 'order', value: 'only' }
const typed: WizardEvent = { type: 'change', step: 'quantity', value: '5' }
const prefilled: WizardEvent = { type: 'prefill', step: 'quantity', value: '100' }
const printer = (copies: number) => ({ printer: 'P1', copies })
const proposed: WizardEvent = { type: 'prefill', step: 'note', value: printer(1) }
const again: WizardEvent = { type: 'change', step: 'note', value: printer(1) }
const more: WizardEvent = { type: 'change', step: 'note', value: printer(2) }
const press = (step: string): WizardEvent => ({ type: 'press-indicator', step })
const reopen: WizardEvent = { type: 'reopen', step: 'order' }
const context = (changed: Plan): WizardEvent => ({ type: 'context-changed', plan: changed })
const machine: WizardEvent = { type: 'machine-changed', plan: plan(), initial }
const good: WizardEvent = { type: 'finish-succeeded', attempt: 1 }
const failed = (outcome: 'refused' | 'unknown', attempt = 1): WizardEvent => ({
  type: 'finish-failed',
  attempt,
  message: 'no',
  outcome,
})

const after = (presses: readonly Press[], from: Plan = plan()): WizardState =>
  presses.reduce<WizardState>(
    (state, press) => reduceWizard(state, press === next ? { type: 'next', step: state.current } : press),
    startWizard(from, initial),
  )
const onNote = [pick, typed, next] as const

describe('where the events lead', () => {
  test.each<[string, readonly Press[], Plan, Partial<WizardState>]>([
    ['W-WIZARD-01 one step at a time: the first', [], plan(), { current: 'order', phase: 'entering' }],
    ['W-WIZARD-01 the check mark of the last step completes', [...onNote, next], plan(), { phase: 'completing' }],
    ['W-WIZARD-01 W-WIZARD-20-X the good answer ends it', [...onNote, next, good], plan(), { phase: 'done' }],
    ['W-VALID-01 next waits for a selection', [next], plan(), { current: 'order' }],
    ['W-VALID-06 next waits for a quantity', [pick, next], plan(), { current: 'quantity' }],
    [
      'W-WIZARD-19-X a press heard twice moves one step',
      [pick, typed, { type: 'next', step: 'quantity' }, { type: 'next', step: 'quantity' }],
      plan(),
      { current: 'note', phase: 'entering' },
    ],
    ['W-WIZARD-05 back goes to the nearest enabled step', [pick, back], plan(), { current: 'order' }],
    [
      'W-WIZARD-06 back on the first step quits and forgets the order',
      [pick, back, back],
      plan(),
      { phase: 'quit', values: initial },
    ],
    ['W-WIZARD-07 W-SF-13 next passes over a disabled step', [pick], plan(), { current: 'quantity' }],
    [
      'W-WIZARD-07 W-SF-01 and stops at it when it is enabled',
      [pick],
      plan({ insert: { enabled: true } }),
      { current: 'insert' },
    ],
    ['W-WIZARD-03-X a done indicator leads back', [...onNote, press('order')], plan(), { current: 'order' }],
    ['W-WIZARD-03-X a coming one leads nowhere', [pick, press('note')], plan(), { current: 'quantity' }],
    ['W-WIZARD-03-X a disabled one leads nowhere', [...onNote, press('insert')], plan(), { current: 'note' }],
    ['W-WIZARD-12 W-WIZARD-13-X choosing a row moves on', [pick], plan(), { current: 'quantity' }],
    [
      'W-WIZARD-13-X where the operator presses next it does not',
      [pick],
      plan({ order: { advancesOnPick: false } }),
      { current: 'order', values: { ...initial, order: 'A1' } },
    ],
    ['W-WIZARD-13-X back to such a step stays', [pick, back], plan(), { current: 'order' }],
    [
      'W-WIZARD-13-X a value that arrives there does not move on',
      [pick, back, { ...pick, type: 'change' }],
      plan(),
      { current: 'order' },
    ],
    ['W-WIZARD-13-X until a row is pressed again', [pick, back, pick], plan(), { current: 'quantity' }],
    [
      'W-WIZARD-14 the only order is taken and passed',
      [jump],
      plan(),
      { current: 'quantity', jumped: ['order'], values: { ...initial, order: 'only' } },
    ],
    [
      'W-WIZARD-14 W-WIZARD-17-X once: back lands on it with its row selected',
      [jump, back, jump],
      plan(),
      { current: 'order', jumped: ['order'], values: { ...initial, order: 'only' } },
    ],
    ['W-WIZARD-17-X and back leaves it', [jump, back, jump, back], plan(), { phase: 'quit', jumped: [] }],
    [
      'W-WIZARD-17-X completing clears the jump',
      [jump, typed, next, next, good],
      plan(),
      { phase: 'done', jumped: [] },
    ],
    [
      'W-WIZARD-11 W-WIZARD-17-X another machine: order and jump are gone',
      [jump, machine],
      plan(),
      { current: 'order', jumped: [], values: initial, phase: 'entering' },
    ],
    ['W-WIZARD-17-X and the step may jump again', [jump, machine, jump], plan(), { current: 'quantity' }],
    ['W-WIZARD-14 a step that is not shown cannot jump', [...onNote, jump], plan(), { current: 'note', jumped: [] }],
    [
      'an answer that no longer holds is asked for again; the others are kept',
      [...onNote, reopen],
      plan(),
      { current: 'order', values: { ...initial, quantity: '5' } },
    ],
    [
      'W-WIZARD-17-X and then no other order is taken by itself',
      [pick, typed, reopen, jump],
      plan(),
      { current: 'order', values: { ...initial, quantity: '5' } },
    ],
    [
      'W-WIZARD-19-X what was refused stays said when the order is asked for again',
      [...onNote, next, failed('refused'), reopen],
      plan(),
      { current: 'order', failure: { message: 'no', outcome: 'refused' } },
    ],
    [
      'W-WIZARD-19-X while completing nothing is asked for again',
      [...onNote, next, reopen],
      plan(),
      { phase: 'completing', current: 'note' },
    ],
    [
      'W-WIZARD-09-X a misconfigured step stops next',
      [pick, typed, next],
      plan({ quantity: { problem: 'unknown' } }),
      { current: 'quantity' },
    ],
    [
      'W-WIZARD-09-X and choosing a row',
      [pick],
      plan({ order: { advancesOnPick: true, problem: 'no columns' } }),
      { current: 'order' },
    ],
    [
      'W-WIZARD-09-X and the jump',
      [jump],
      plan({ order: { problem: 'no columns' } }),
      { current: 'order', jumped: [] },
    ],
    ['W-WIZARD-09-X but not back', [pick, back], plan({ quantity: { problem: 'unknown' } }), { current: 'order' }],
    [
      'W-WIZARD-19-X a second press while completing changes nothing',
      [...onNote, next, next, back, press('order'), pick, typed],
      plan(),
      { phase: 'completing', current: 'note', values: { ...initial, order: 'A1', quantity: '5' } },
    ],
    [
      'W-WIZARD-19-X a failure stays on the step with everything entered',
      [...onNote, next, failed('refused')],
      plan(),
      { phase: 'entering', current: 'note', values: { ...initial, order: 'A1', quantity: '5' } },
    ],
    [
      'W-WIZARD-19-X W-CALL-24-B and says why',
      [...onNote, next, failed('refused')],
      plan(),
      { failure: { message: 'no', outcome: 'refused' } },
    ],
    ['W-WIZARD-20-X a lost answer keeps the attempt', [...onNote, next, failed('unknown')], plan(), { attempt: 1 }],
    ['W-WIZARD-20-X a refusal begins a new one', [...onNote, next, failed('refused')], plan(), { attempt: 2 }],
    ['W-WIZARD-20-X another machine begins a new one', [...onNote, next, machine], plan(), { attempt: 2 }],
    [
      'W-WIZARD-20-X an answer to an earlier attempt is not for this one',
      [...onNote, next, failed('refused'), next, good],
      plan(),
      { phase: 'completing' },
    ],
    [
      'W-WIZARD-19-X trying again after a lost answer',
      [...onNote, next, failed('unknown'), next, good],
      plan(),
      { phase: 'done' },
    ],
    ['W-WIZARD-06 nothing happens after the end', [back, pick, next], plan(), { phase: 'quit', values: initial }],
  ])('%s', (_title, events, from, expected) => expect(after(events, from)).toMatchObject(expected))
})

describe('special functions that arrive late', () => {
  const values = { ...initial, order: 'A1', quantity: '5' }
  test.each<[string, readonly Press[], Partial<WizardState>]>([
    [
      'W-SF-02-X a step that becomes enabled loses nothing',
      [...onNote, context(plan({ insert: { enabled: true } }))],
      { current: 'note', values },
    ],
    [
      'W-SF-02-X the check mark asks it first when it is unanswered',
      [...onNote, context(plan({ insert: { enabled: true, blocked: true } })), next],
      { current: 'insert', phase: 'entering', values },
    ],
    [
      'W-SF-02-X a current step that is switched off gives way to the one before',
      [...onNote, context(plan({ note: { enabled: false } }))],
      { current: 'quantity', values },
    ],
    [
      'W-SF-02-X or to the first one left',
      [context(plan({ order: { enabled: false } }))],
      { current: 'quantity', values: initial },
    ],
    [
      'W-SF-02-X what a switched-off step held comes back with it',
      [...onNote, context(plan({ quantity: { enabled: false } })), context(plan()), back],
      { current: 'quantity', values },
    ],
    [
      'W-WIZARD-19-X a change while completing sends nothing twice',
      [...onNote, next, context(plan({ insert: { enabled: true } })), next],
      { phase: 'completing' },
    ],
  ])('%s', (_title, events, expected) => expect(after(events)).toMatchObject(expected))
})

describe('what the frame shows', () => {
  test.each<[string, readonly Press[], Plan, { n: number; total: number }]>([
    ['W-WIZARD-02 W-WIZARD-03-X only enabled steps count', [], plan(), { n: 1, total: 3 }],
    ['W-WIZARD-03-X the counter never jumps over a number', [pick], plan(), { n: 2, total: 3 }],
    ['W-WIZARD-03-X with the step enabled', [pick], plan({ insert: { enabled: true } }), { n: 2, total: 4 }],
    ['W-WIZARD-03-X the last', onNote, plan(), { n: 3, total: 3 }],
  ])('%s', (_title, events, from, expected) => expect(counter(after(events, from))).toEqual(expected))

  test.each<[string, readonly Press[], { first: boolean; last: boolean }]>([
    ['W-WIZARD-04 back is a cancel on the first step', [], { first: true, last: false }],
    ['W-WIZARD-04 and a back after it', [pick], { first: false, last: false }],
    ['W-WIZARD-01 next is a check mark on the last', onNote, { first: false, last: true }],
  ])('%s', (_title, events, expected) => {
    const state = after(events)
    expect({ first: isFirst(state), last: isLast(state) }).toEqual(expected)
  })

  test.each<[string, readonly Press[], Plan, { on: boolean; back: boolean }]>([
    ['W-VALID-01 nothing selected', [], plan(), { on: false, back: true }],
    ['W-VALID-01 selected', [pick, back], plan(), { on: true, back: true }],
    ['W-WIZARD-09-X misconfigured', [pick, typed], plan({ quantity: { problem: 'x' } }), { on: false, back: true }],
    ['W-WIZARD-19-X completing locks both', [...onNote, next], plan(), { on: false, back: false }],
    ['W-WIZARD-19-X a failure opens both', [...onNote, next, failed('unknown')], plan(), { on: true, back: true }],
  ])('%s', (_title, events, from, expected) => {
    const state = after(events, from)
    expect({ on: mayGoOn(state), back: mayGoBack(state) }).toEqual(expected)
  })
})

describe('work that could be lost', () => {
  const inactive: WizardEvent = { type: 'restart' }
  test.each<[string, readonly Press[], boolean]>([
    ['nothing was entered', [], false],
    ['an order that was taken by itself is no work', [jump], false],
    ['an order that was pressed is', [pick], true],
    ['a quantity is', [jump, typed], true],
    ['W-NAV-04-X what a step has filled in by itself is no work', [prefilled], false],
    ['W-NAV-04-X once it is changed it is', [prefilled, typed], true],
    ['W-NAV-04-X what a field hands on again as it stood is no work', [proposed, again], false],
    ['W-NAV-04-X another number is', [proposed, more], true],
    ['W-NAV-04-X nor what is typed and taken back', [proposed, more, again], false],
    ['W-NAV-04-X what is filled in beside an entry leaves it one', [typed, prefilled], true],
    ['W-NAV-04-X a completed wizard has nothing to lose', [...onNote, next, good], false],
    ['W-NAV-04-X nor one that was quit', [pick, back, back], false],
    ['W-NAV-06-C nobody there: it is dropped', [pick, typed, inactive], false],
  ])('%s', (_title, presses, expected) => expect(hasEntered(after(presses))).toBe(expected))

  test('W-NAV-06-C after inactivity it begins at its first step, and a booking is made under another id', () =>
    expect(after([...onNote, inactive])).toMatchObject({ current: 'order', values: initial, attempt: 2, jumped: [] }))

  test('W-NAV-06-C a submit in flight is completed first', () =>
    expect(after([...onNote, next, inactive])).toMatchObject({ phase: 'completing', values: { quantity: '5' } }))

  test('W-STATE-13 what became of a part of the booking is kept while the rest is sent', () =>
    expect(after([...onNote, next, { type: 'mark', step: 'note', value: 'saved' }])).toMatchObject({
      phase: 'completing',
      values: { note: 'saved' },
    }))
})

describe('what is said of one order and picked for another', () => {
  const subject = (): Plan => (values) =>
    plan({
      order: { subject: String(values.order ?? '') },
      quantity: { renew: () => '' },
      note: { renew: (value) => (value === '' ? value : `${value}?`) },
    })(values)
  const other: WizardEvent = { ...pick, value: 'A2' }
  const noted: WizardEvent = { type: 'change', step: 'note', value: 'late' }
  const noteGiven: WizardEvent = { type: 'prefill', step: 'note', value: 'late' }
  test.each<[string, readonly Press[], object]>([
    ['stays for the same one', [pick, typed, noted, pick], { quantity: '5', note: 'late' }],
    ['is renewed for another one', [pick, typed, noted, other], { quantity: '', note: 'late?' }],
    ['is renewed where the order is asked for again', [pick, typed, reopen], { quantity: '' }],
  ])('T-PLANT-364 %s', (_what, presses, values) => expect(after(presses, subject()).values).toMatchObject(values))

  test('T-PLANT-364 what a step had filled in by itself is nothing that leaving would lose, renewed or not', () => {
    const entered = (presses: readonly Press[]) => {
      const { values, given } = after(presses, subject())
      return Object.keys(given).map((id) => [id, given[id] === values[id as keyof typeof initial]])
    }
    expect(entered([pick, prefilled, noteGiven])).toEqual([
      ['quantity', true],
      ['note', true],
    ])
    expect(entered([pick, prefilled, noteGiven, other])).toEqual([['note', true]])
  })
  test('T-PLANT-364 a step before the pick keeps what it has', () => {
    const late: Plan = (values) =>
      plan({ order: { renew: () => 'gone' }, note: { subject: String(values.note) } })(values)
    expect(after([pick, noted], late).values.order).toBe('A1')
  })
})
