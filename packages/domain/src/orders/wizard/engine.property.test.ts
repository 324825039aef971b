import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reduceWizard, startWizard } from './engine.ts'
import type { Plan, WizardEvent, WizardState } from './state.ts'
import { counter, stepNow } from './view.ts'

const ids = ['a', 'b', 'c', 'd', 'e'] as const
const initial = Object.fromEntries(ids.map((id) => [id, 0]))

/** A step is always there, never, or only while an earlier answer is odd; the first one always. */
const rule = fc.record({
  when: fc.constantFrom('always', 'never', 'odd'),
  advancesOnPick: fc.boolean(),
  needsValue: fc.boolean(),
  problem: fc.constantFrom(null, null, null, 'misconfigured'),
})

const plans: fc.Arbitrary<Plan> = fc.tuple(rule, rule, rule, rule, rule).map(
  (rules): Plan =>
    (values) =>
      rules.map(({ when, advancesOnPick, needsValue, problem }, index) => {
        const id = ids[index]!
        const before = Number(values[ids[index - 1] ?? ''] ?? 0)
        const enabled = index === 0 || when === 'always' || (when === 'odd' && before % 2 === 1)
        return { id, enabled, advancesOnPick, blocked: needsValue && values[id] === 0, problem }
      }),
)

const step = fc.constantFrom(...ids)
const value = fc.integer({ min: 0, max: 3 })
const attempt = fc.integer({ min: 1, max: 3 })
/** `next` is pressed on whatever step is shown. */
const events: fc.Arbitrary<WizardEvent | 'next'> = fc.oneof(
  { arbitrary: fc.constant('next' as const), weight: 6 },
  { arbitrary: fc.constant<WizardEvent>({ type: 'back' }), weight: 1 },
  {
    arbitrary: fc.record({ type: fc.constantFrom('change' as const, 'pick' as const, 'jump' as const), step, value }),
    weight: 6,
  },
  { arbitrary: fc.record({ type: fc.constant('press-indicator' as const), step }), weight: 1 },
  { arbitrary: fc.record({ type: fc.constant('context-changed' as const), plan: plans }), weight: 1 },
  {
    arbitrary: fc.record({
      type: fc.constant('machine-changed' as const),
      plan: plans,
      initial: fc.constant(initial),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ type: fc.constant('finish-succeeded' as const), attempt }), weight: 1 },
  {
    arbitrary: fc.record({
      type: fc.constant('finish-failed' as const),
      attempt,
      message: fc.constant('no'),
      outcome: fc.constantFrom('refused' as const, 'unknown' as const),
    }),
    weight: 2,
  },
)

/** Every state that a sequence of events leads through, each with the one before it. */
function walk(plan: Plan, sequence: readonly (WizardEvent | 'next')[]) {
  const steps: { event: WizardEvent; before: WizardState; after: WizardState }[] = []
  let before = startWizard(plan, initial)
  for (const press of sequence) {
    const event: WizardEvent = press === 'next' ? { type: 'next', step: before.current } : press
    const after = reduceWizard(before, event)
    steps.push({ event, before, after })
    before = after
  }
  return steps
}

const anything = (holds: (steps: ReturnType<typeof walk>) => void) =>
  fc.assert(fc.property(plans, fc.array(events, { maxLength: 60 }), (plan, sequence) => holds(walk(plan, sequence))))

describe('whatever happens', () => {
  test('W-WIZARD-05 W-WIZARD-07 the current step is always enabled', () =>
    anything((steps) => {
      for (const { after } of steps) expect(stepNow(after)?.enabled).toBe(true)
    }))

  test('W-WIZARD-03-X the counter stays within 1 and the number of enabled steps', () =>
    anything((steps) => {
      for (const { after } of steps) {
        const { n, total } = counter(after)
        expect(n).toBeGreaterThanOrEqual(1)
        expect(n).toBeLessThanOrEqual(total)
      }
    }))

  test('W-WIZARD-19-X W-SF-02-X moving, failing and late special functions lose nothing that was entered', () =>
    anything((steps) => {
      for (const { event, before, after } of steps) {
        if (!['next', 'back', 'press-indicator', 'context-changed', 'finish-failed'].includes(event.type)) continue
        if (after.phase !== 'quit') expect(after.values).toEqual(before.values)
      }
    }))

  test('W-WIZARD-19-X W-WIZARD-20-X one request per press of the check mark, and never past a blocked step', () =>
    anything((steps) => {
      let waiting = false
      for (const { event, before, after } of steps) {
        if (before.phase !== 'completing' && after.phase === 'completing') {
          expect(event.type).toBe('next')
          expect(waiting).toBe(false)
          expect(before.steps.some((each) => each.enabled && (each.blocked || each.problem))).toBe(false)
          waiting = true
        }
        if (before.phase === 'completing' && after.phase !== 'completing') waiting = false
      }
    }))

  test('W-WIZARD-14 W-WIZARD-17-X a step jumps once between two starts', () =>
    anything((steps) => {
      for (const { before, after } of steps) {
        expect(new Set(after.jumped).size).toBe(after.jumped.length)
        if (after.phase === 'done' || (after.phase === 'quit' && before.phase !== 'quit'))
          expect(after.jumped).toEqual([])
      }
    }))
})
