import { has } from '@takt/domain/special-functions.ts'
import { quantityOf } from '@takt/domain/wizard/check-quantity.ts'
import type { Asked } from '../engine/define-step.ts'
import type { Leaving } from '../engine/leaving.ts'
import { askProportion } from '../out-of-proportion.ts'
import { noLimits } from '../quantity-verdict.ts'
import { limitsOf, quantity } from '../steps/quantity/quantity.step.ts'

/** Answered in the question about the number, not on a step of its own. */
export const fullyReportedAnswer = { id: 'fully-reported', initial: null as boolean | null }

/**
 * One question for one number. With SF25 it asks as well whether the order is fully reported, which would else be asked
 * about the same number once more after the booking.
 */
export function askReported(asked: Asked): Leaving<string> | null {
  const value = asked.answer(quantity)
  const entered = quantityOf(value)
  const { warnMaxQty: max } = limitsOf({ ...noLimits, reported: true }, asked.touch)
  const also = max > 0 && entered > max ? [{ key: 'wizard.proportion.usual', values: { max } } as const] : []
  const question = askProportion('good', asked, { quantity: entered, value, also })
  if (!question || !('halt' in question) || !has(asked.machine, 'groupOrders')) return question
  const halt = {
    ...question.halt,
    yes: { key: 'wizard.proportion.fully-reported' },
    other: { key: 'wizard.proportion.more-will-come' },
  } as const
  return { ...question, halt, chosen: (way, mark) => mark(fullyReportedAnswer, way === 'yes') }
}

/** What was answered for the number that stands there now; null where it was not asked. */
export function givenWhetherFull(asked: Asked): boolean | null {
  const question = askReported(asked)
  const asks = question !== null && 'halt' in question && question.chosen !== undefined
  return asks ? (asked.answer(fullyReportedAnswer) ?? null) : null
}
