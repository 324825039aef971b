import { describe, expect, test } from 'vitest'
import { reduceWizard, startWizard } from './engine.ts'
import type { Plan, WizardEvent, WizardState } from './state.ts'
import {
  isCertain,
  mayBeRepeated,
  readUnanswered,
  type UnansweredBooking,
  withBooking,
  withoutRequests,
} from './unanswered.ts'
import { hasEntered, mayGoBack, mayGoOn } from './view.ts'

const HOUR = 3_600_000
const booking: UnansweredBooking = { requestId: 'a', at: 0, values: { order: 'A1', quantity: '7' }, step: null }

test.each([
  [0, true],
  [166 * HOUR, true],
  [167 * HOUR - 1, true],
  // The server forgets the answer after 168: then a repeat would be a second booking.
  [167 * HOUR, false],
  [168 * HOUR, false],
])('T-PLANT-216 what was sent %d ms ago may be sent again: %s', (age, may) => {
  expect(mayBeRepeated({ at: 5_000 }, 5_000 + age)).toBe(may)
})

test.each([
  ['refused', false, false, true],
  ['refused', false, true, true],
  ['refused', true, false, true],
  ['refused', true, true, false],
  ['partly', false, true, true],
  ['partly', true, true, false],
  ['unknown', false, false, false],
  ['unknown', true, false, false],
] as const)(
  'T-PLANT-216 %s, at the door %s, tried before %s: certain %s',
  (outcome, atTheDoor, triedBefore, certain) => {
    expect(isCertain({ outcome, atTheDoor }, triedBefore)).toBe(certain)
  },
)

test('T-PLANT-216 each request is kept once, oldest first, and forgotten by its id', () => {
  const other = { ...booking, requestId: 'b' }
  const both = withBooking(withBooking([], booking), other)
  expect(both).toEqual([booking, other])
  expect(withBooking(both, { ...other, at: 3 })).toEqual([booking, { ...other, at: 3 }])
  expect(withoutRequests(both, ['a'])).toEqual([other])
  expect(withoutRequests(both, ['a', 'b'])).toEqual([])
})

test('T-PLANT-216 only what can be read comes back', () => {
  const bad = [
    null,
    'a',
    { ...booking, requestId: 1 },
    { ...booking, at: 'now' },
    { ...booking, values: null },
    { ...booking, values: '' },
    { ...booking, step: 1 },
  ]
  expect(readUnanswered([...bad, booking, { ...booking, step: 'quantity' }])).toEqual([
    booking,
    { ...booking, step: 'quantity' },
  ])
  expect(readUnanswered(undefined)).toEqual([])
  expect(readUnanswered({ ...booking })).toEqual([])
})

describe('a wizard with what came back', () => {
  const initial = { order: null, quantity: '', note: '' }
  const plan: Plan = (values) =>
    ['order', 'quantity', 'note'].map((id) => ({
      id,
      enabled: true,
      advancesOnPick: false,
      // The machine has changed since: with today's eyes nobody would get past the order.
      blocked: id === 'order' && values.order !== 'today',
      problem: null,
    }))
  const resume: WizardEvent = { type: 'resume', values: { ...booking.values, gone: 1 }, step: null }
  const again: WizardEvent = { type: 'send-again' }
  const failed = (change: Partial<Extract<WizardEvent, { type: 'finish-failed' }>> = {}): WizardEvent => ({
    type: 'finish-failed',
    attempt: 1,
    message: 'no',
    outcome: 'unknown',
    ...change,
  })
  const after = (...events: readonly WizardEvent[]): WizardState =>
    events.reduce(reduceWizard, startWizard(plan, initial))

  test('T-PLANT-216 is at its last step with what was entered, in the steps it has today', () => {
    const state = after(resume)
    expect(state).toMatchObject({ phase: 'unanswered', current: 'note', doubt: 'before', attempt: 1 })
    expect(state.values).toEqual({ order: 'A1', quantity: '7', note: '' })
    expect([mayGoOn(state), mayGoBack(state), hasEntered(state)]).toEqual([false, true, true])
    expect(after({ ...resume, step: 'quantity' }).current).toBe('quantity')
  })

  test.each<WizardEvent>([
    { type: 'next', step: 'note' },
    { type: 'change', step: 'quantity', value: '8' },
    { type: 'prefill', step: 'quantity', value: '8' },
    { type: 'pick', step: 'order', value: 'B2' },
    { type: 'jump', step: 'note', value: 'x' },
    { type: 'press-indicator', step: 'order' },
    { type: 'reopen', step: 'order' },
    resume,
  ])('T-PLANT-216 cannot be changed: $type', (event) => {
    const before = after(resume)
    expect(reduceWizard(before, event)).toBe(before)
  })

  test('T-PLANT-216 is sent again whatever its steps would say today, as the same attempt', () => {
    expect(after(resume, again)).toMatchObject({ phase: 'completing', attempt: 1, failure: null })
    expect(after(resume, again, { type: 'finish-succeeded', attempt: 1 }).phase).toBe('done')
  })

  test('T-PLANT-216 stays in doubt without an answer, and after a refusal at the door', () => {
    const doubt = { phase: 'unanswered', attempt: 1, doubt: 'before', failure: { message: 'no', outcome: 'unknown' } }
    expect(after(resume, again, failed())).toMatchObject(doubt)
    expect(after(resume, again, failed({ outcome: 'refused', atTheDoor: true }))).toMatchObject(doubt)
  })

  test('T-PLANT-216 is entered again as another attempt once the server has refused it', () => {
    const refused = after(resume, again, failed({ outcome: 'refused' }))
    expect(refused).toMatchObject({ phase: 'entering', attempt: 2, doubt: 'none', failure: { outcome: 'refused' } })
    expect(refused.values).toEqual({ order: 'A1', quantity: '7', note: '' })
  })

  test('T-PLANT-216 goes on as another attempt when a step has its answer, begins anew when discarded, or is left', () => {
    expect(after(resume, { type: 'answered' })).toMatchObject({ phase: 'entering', attempt: 2, doubt: 'none' })
    expect(after(resume, { type: 'restart' })).toMatchObject({ phase: 'entering', values: initial, doubt: 'none' })
    expect(after(resume, { type: 'back' }).phase).toBe('quit')
  })

  test('T-PLANT-216 a refusal at the door after a lost answer keeps the request id, without one it does not', () => {
    const ready: WizardEvent = { type: 'change', step: 'order', value: 'today' }
    const next = (step: string): WizardEvent => ({ type: 'next', step })
    const sent = [ready, next('order'), next('quantity'), next('note')]
    const door = failed({ outcome: 'refused', atTheDoor: true })
    expect(after(...sent, door)).toMatchObject({ attempt: 2, doubt: 'none', failure: { outcome: 'refused' } })
    expect(after(...sent, failed(), next('note'), door)).toMatchObject({
      phase: 'entering',
      attempt: 1,
      doubt: 'here',
      failure: { outcome: 'unknown' },
    })
  })
})
