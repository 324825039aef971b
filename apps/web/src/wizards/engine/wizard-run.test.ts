import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import type { Draft } from '@takt/domain/orders/wizard/draft.ts'
import type { Failure } from '@takt/domain/orders/wizard/state.ts'
import { type UnansweredBooking, withBooking, withoutRequests } from '@takt/domain/orders/wizard/unanswered.ts'
import { describe, expect, test } from 'vitest'
import { employee } from '../steps/employee/employee.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'
import type { WizardContext } from './define-step.ts'
import { type Attempt, defineWizard, use } from './define-wizard.ts'
import { exampleContext, exampleMachine, exampleOrder, onMachine } from './example-context.ts'
import { askedOf } from './plan.ts'
import type { Said } from './said.ts'
import { createWizardRun } from './wizard-run.ts'

const lost: Failure = { message: 'unreachable', outcome: 'unknown' }
const refused: Failure = { message: 'not running', outcome: 'refused' }

/** What a browser keeps for each machine, without the browser. */
function storage(put: Record<string, readonly UnansweredBooking[]> = {}) {
  const set = (machine_id: string, list: readonly UnansweredBooking[]) => {
    put[machine_id] = list
  }
  const of = ({ machine: { machine_id } }: WizardContext) => ({
    all: () => put[machine_id] ?? [],
    keep: (booking: UnansweredBooking) => set(machine_id, withBooking(put[machine_id] ?? [], booking)),
    forget: (...ids: string[]) => set(machine_id, withoutRequests(put[machine_id] ?? [], ids)),
    subscribe: () => () => undefined,
  })
  return { put, of }
}

function draftStorage(put: Record<string, Draft> = {}) {
  const of = ({ machine: { machine_id } }: WizardContext) => ({
    get: () => put[machine_id] ?? null,
    keep: (draft: Draft) => {
      put[machine_id] = draft
    },
    drop: () => {
      delete put[machine_id]
    },
  })
  return { put, of }
}

/** A wizard of two steps whose server answers when the test says so. */
function start(context: WizardContext = exampleContext(), kept = storage(), drafts = draftStorage()) {
  const attempts: Attempt[] = []
  const told: string[] = []
  let answer: { good: (said: Said) => void; bad: (failure: Failure) => void } | undefined
  const wizard = defineWizard({
    id: 'short',
    title: 'wizard.report-quantity',
    steps: [use(runningOrder), use(employee, { when: ({ machine }) => machine.special_functions.includes(1) })],
    finish: (_asked, attempt) => {
      attempts.push(attempt)
      return new Promise((good, bad) => {
        answer = { good, bad }
      })
    },
  })
  let id = 0
  const run = createWizardRun(wizard, context, {
    now: () => 1_000 + id,
    newRequestId: () => `request-${++id}`,
    kept: kept.of,
    draft: drafts.of,
    failureOf: (problem) => problem as Failure,
    tellSuccess: (said) => told.push(`good ${'text' in said ? said.text : said.key}`),
    tellFailure: (said) => told.push(`bad ${'text' in said ? said.text : said.key}`),
    ask: async () => false,
    leave: () => told.push('left'),
  })
  const stopWatching = run.subscribe(() => undefined)
  const next = () => run.send({ type: 'next', step: run.state().current })
  const pick = () => run.send({ type: 'change', step: 'running-order', value: exampleOrder })
  const settle = async (how: 'good' | Failure) => {
    if (how === 'good') answer?.good({ text: 'booked' })
    else answer?.bad(how)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { run, wizard, attempts, told, stopWatching, next, pick, settle, kept: kept.put }
}

describe('completing', () => {
  test('W-WIZARD-19-X two presses in one frame send one request', () => {
    const { attempts, next, pick } = start()
    pick()
    next()
    next()
    expect(attempts).toHaveLength(1)
  })

  test('W-WIZARD-20-X a retry after a lost answer carries the same id and time', async () => {
    const { attempts, next, pick, settle, run } = start()
    pick()
    next()
    await settle(lost)
    expect(run.state()).toMatchObject({ phase: 'entering', failure: lost, values: { 'running-order': exampleOrder } })
    next()
    expect(attempts).toEqual([
      { requestId: 'request-1', at: 1_001 },
      { requestId: 'request-1', at: 1_001 },
    ])
  })

  test('W-WIZARD-20-X after a refusal the next try is another request', async () => {
    const { attempts, next, pick, settle } = start()
    pick()
    next()
    await settle(refused)
    next()
    expect(attempts.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-2'])
  })

  test('W-WIZARD-20-X success is told after the answer, and then the wizard is left', async () => {
    const { told, next, pick, settle } = start()
    pick()
    next()
    expect(told).toEqual([])
    await settle('good')
    expect(told).toEqual(['good booked', 'left'])
  })

  test('W-WIZARD-19-X a failure that nobody would see on the step is told as a notice', async () => {
    const { told, next, pick, settle, stopWatching } = start()
    pick()
    next()
    stopWatching()
    await settle(lost)
    expect(told).toEqual(['bad unreachable'])
  })
})

describe('the machine', () => {
  test('W-WIZARD-10 W-WIZARD-11 another machine forgets the order', () => {
    const { run, pick } = start()
    pick()
    // The order runs there too: it is the machine that makes it another question.
    run.setContext(exampleContext(onMachine('M102')))
    expect(run.state()).toMatchObject({ values: { 'running-order': null }, current: 'running-order' })
  })

  test('W-WIZARD-11 the answer for the machine before is told, but does not end the new run', async () => {
    const { run, told, next, pick, settle } = start()
    pick()
    next()
    run.setContext(exampleContext(onMachine('M102')))
    await settle('good')
    expect(told).toEqual(['good booked'])
    expect(run.state().phase).toBe('entering')
  })

  test('W-SF-02-X special functions that change keep what was entered', () => {
    const { run, pick } = start()
    pick()
    const context = exampleContext()
    run.setContext({ ...context, machine: { ...context.machine, special_functions: [1] } })
    expect(run.state().steps.map(({ enabled }) => enabled)).toEqual([true, true])
    expect(run.state().values['running-order']).toBe(exampleOrder)
  })

  test('an order that ended elsewhere is said and asked for again, one that runs is not', () => {
    const { run, told, pick } = start()
    pick()
    run.setContext(exampleContext({ running: [{ ...exampleOrder, card_good_qty: 130 }] }))
    expect(told).toEqual([])
    run.setContext(exampleContext({ running: null }))
    expect(run.state().values['running-order']).toBe(exampleOrder)
    run.setContext(exampleContext({ running: [] }))
    expect(told).toEqual(['bad wizard.order-ended'])
    expect(run.state()).toMatchObject({ current: 'running-order', values: { 'running-order': null } })
  })

  test('W-WIZARD-19-X an order that ended while completing is asked for again after the answer', async () => {
    const { run, told, next, pick, settle } = start()
    pick()
    next()
    run.setContext(exampleContext({ running: [] }))
    expect(run.state().phase).toBe('completing')
    await settle(refused)
    expect(told).toEqual(['bad wizard.order-ended'])
    expect(run.state()).toMatchObject({ values: { 'running-order': null }, failure: refused })
  })

  test('W-WIZARD-06 cancelling leaves', () => {
    const { run, told } = start()
    run.send({ type: 'back' })
    expect(told).toEqual(['left'])
  })

  test('W-WIZARD-09-X an empty touch configuration stops every step', () => {
    const { run, attempts, next, pick } = start(exampleContext({ touch: touchConfig('M101', null) }))
    pick()
    next()
    expect(attempts).toEqual([])
    expect(run.state().steps[0]?.problem).toBe('the touch configuration of the machine is empty')
  })

  test('W-WIZARD-09-X a step without a component stops at itself', () => {
    const { run } = start()
    run.markUnknown('running-order')
    expect(run.state().steps[0]?.problem).toBe('the component of the step is unknown')
  })

  test('the order a step speaks of is the latest, not the one that was picked', () => {
    const { wizard } = start()
    const now = { ...exampleOrder, card_good_qty: 130 }
    const asked = askedOf(wizard, exampleContext({ running: [now] }), { 'running-order': exampleOrder })
    expect(asked.order?.card_good_qty).toBe(130)
  })
})

describe('what was sent and not answered', () => {
  const sent: UnansweredBooking = {
    requestId: 'before',
    at: 900,
    values: { 'running-order': exampleOrder },
    step: null,
  }

  test('T-PLANT-216 is kept from the press to the answer, good or refused, and longer without one', async () => {
    for (const how of ['good', refused, lost] as const) {
      const { next, pick, settle, kept } = start()
      pick()
      expect(kept).toEqual({})
      next()
      const waiting = [{ requestId: 'request-1', at: 1_001, values: { 'running-order': exampleOrder }, step: null }]
      expect(kept).toMatchObject({ M101: waiting })
      await settle(how)
      expect(kept).toMatchObject({ M101: how === lost ? waiting : [] })
    }
  })

  test('T-PLANT-216 comes back in the next run and is sent with its own id and time', async () => {
    const { run, attempts, told, settle, kept } = start(exampleContext({ running: [] }), storage({ M101: [sent] }))
    expect(run.state()).toMatchObject({ phase: 'unanswered', values: sent.values })
    // The order has ended since, perhaps by that very booking: it is not asked for again before the answer.
    run.setContext(exampleContext({ running: [] }))
    expect(told).toEqual([])
    run.send({ type: 'send-again' })
    expect(attempts).toEqual([{ requestId: 'before', at: 900 }])
    await settle('good')
    expect([told, kept.M101]).toEqual([['good booked', 'left'], []])
  })

  test('T-PLANT-216 a refusal at the door keeps it, another one lets it be entered again with a new id', async () => {
    const { run, attempts, next, settle, kept } = start(exampleContext(), storage({ M101: [sent] }))
    run.send({ type: 'send-again' })
    await settle({ ...refused, atTheDoor: true })
    expect(kept.M101).toHaveLength(1)
    run.send({ type: 'send-again' })
    await settle(refused)
    expect(kept.M101).toEqual([])
    next()
    expect(attempts.map(({ requestId }) => requestId)).toEqual(['before', 'before', 'request-1'])
  })

  test('T-PLANT-216 waits for the machine it was sent from, also after nobody was there', async () => {
    const { run, next, pick, settle } = start()
    pick()
    next()
    await settle(lost)
    run.setContext(exampleContext(onMachine('M102')))
    expect(run.state().phase).toBe('entering')
    run.setContext(exampleContext())
    expect(run.state()).toMatchObject({ phase: 'unanswered', values: sent.values })
    run.discard()
    expect(run.state()).toMatchObject({ phase: 'entering', values: { 'running-order': null } })

    pick()
    next()
    await settle(lost)
    run.send({ type: 'restart' })
    expect(run.state().phase).toBe('unanswered')
  })

  test('T-PLANT-216 is dropped with a word when the server no longer knows it', () => {
    const old = { ...sent, at: 1_000 - 168 * 3_600_000 }
    const { run, told, kept } = start(exampleContext(), storage({ M101: [old, { ...old, requestId: 'older' }] }))
    expect(run.state().phase).toBe('entering')
    run.lookAtKept()
    expect([told, kept.M101]).toEqual([['bad wizard.unanswered.old'], []])
  })

  test('T-PLANT-216 begins anew when the answer came elsewhere, and asks for the next that waits', () => {
    const kept = storage({ M101: [sent, { ...sent, requestId: 'second' }] })
    const { run } = start(exampleContext(), kept)
    kept.of(exampleContext()).forget('before')
    run.lookAtKept()
    expect(run.resumed()?.requestId).toBe('second')
    kept.of(exampleContext()).forget('second')
    run.lookAtKept()
    expect(run.state().phase).toBe('entering')
  })

  test('T-PLANT-216 what can no longer be read does not stop the wizard', () => {
    const values = {
      get 'running-order'(): never {
        throw new Error('of another version')
      },
    }
    const { run, kept } = start(exampleContext(), storage({ M101: [{ ...sent, values }] }))
    expect([run.state().phase, run.resumed(), kept.M101]).toEqual(['entering', null, []])
  })
})

describe('T-PLANT-262 what was entered before the page was loaded again', () => {
  const two = () => exampleContext({ machine: exampleMachine('M101', 1) })
  test('is kept with every change, and gone when the wizard begins anew', () => {
    const drafts = draftStorage()
    const { run, pick } = start(two(), storage(), drafts)
    expect(drafts.put).toEqual({})
    pick()
    expect(drafts.put).toMatchObject({ M101: { step: 'running-order', values: { 'running-order': exampleOrder } } })
    run.send({ type: 'restart' })
    expect(drafts.put).toEqual({})
  })
  test('is offered, goes on at its step and is booked under the id it was kept with', async () => {
    const drafts = draftStorage()
    const first = start(two(), storage(), drafts)
    first.pick()
    first.next()
    first.run.send({ type: 'change', step: 'employee', value: { number: '7', check: 'ok', name: 'Eva' } })
    const requestId = 'kept with the draft'
    drafts.put.M101 = { ...(drafts.put.M101 as Draft), requestId }
    const second = start(two(), storage(), drafts)
    expect(second.run.state().values).toEqual({ ...second.run.state().initial })
    expect(second.run.offered()).toMatchObject({ step: 'employee' })
    second.run.takeUp(true)
    expect(second.run.offered()).toBeNull()
    expect(second.run.state()).toMatchObject({ current: 'employee', phase: 'entering' })
    expect(second.attempts).toEqual([])
    second.next()
    expect(second.attempts).toMatchObject([{ requestId }])
    expect(drafts.put).toEqual({})
  })
  test('begins anew after a no, and the next booking has another id', () => {
    const drafts = draftStorage({
      M101: { at: 1, step: 'running-order', values: { 'running-order': exampleOrder }, requestId: 'old' },
    })
    const { run, attempts, next, pick } = start(exampleContext(), storage(), drafts)
    run.takeUp(false)
    expect([run.state().values, drafts.put]).toEqual([run.state().initial, {}])
    pick()
    next()
    expect(attempts[0]?.requestId).not.toBe('old')
  })
  test('is not offered after the shift, nor beside a booking without an answer', () => {
    const draft = { at: 999, step: 'running-order', values: {}, requestId: 'old' }
    const context = exampleContext()
    const shift = {
      ...context,
      machine: { ...context.machine, current_shift_start_time: new Date(1_000).toISOString() },
    }
    expect(start(shift, storage(), draftStorage({ M101: draft })).run.offered()).toBeNull()
    const sent = { requestId: 'sent', at: 900, values: {}, step: null }
    expect(start(context, storage({ M101: [sent] }), draftStorage({ M101: draft })).run.offered()).toBeNull()
  })
})
