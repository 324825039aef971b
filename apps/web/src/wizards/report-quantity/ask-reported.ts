import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { overrun } from '@takt/domain/orders/group-orders.ts'
import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { Asked } from '../engine/define-step.ts'
import type { Halt, Leaving } from '../engine/leaving.ts'
import { askProportion } from '../out-of-proportion.ts'
import { noLimits } from '../quantity-verdict.ts'
import { limitsOf } from '../steps/quantity/limits-of.ts'
import { quantity } from '../steps/quantity/quantity.step.ts'

interface GivenAnswer {
  /** What it was answered about: another order or number is another question. */
  readonly card_no: string
  readonly value: string
  readonly full: boolean
}

/** Answered in the question about the number, not on a step of its own. */
export const fullyReportedAnswer = { id: 'fully-reported', initial: null as GivenAnswer | null }

/**
 * One question for one number, before it is booked. With SF25 it asks as well whether the order is fully reported, so
 * that the booking and the end of the order are one call: of two, the second can fail and leave it running.
 */
export function askReported(asked: Asked): Leaving<string> | null {
  const value = asked.answer(quantity)
  const entered = quantityOf(value)
  const { warnMaxQty: max } = limitsOf({ ...noLimits, reported: true }, asked.touch)
  const also = max > 0 && entered > max ? [{ key: 'wizard.proportion.usual', values: { max } } as const] : []
  const question = askProportion('good', asked, { quantity: entered, value, also })
  const card_no = asked.order?.card_no ?? ''
  if (!asksWhetherFull(asked, entered)) return question
  const chosen: Extract<Leaving<string>, { halt: Halt }>['chosen'] = (way, mark) =>
    mark(fullyReportedAnswer, { card_no, value, full: way === 'yes' })
  if (question && 'halt' in question) {
    const halt: Halt = {
      ...question.halt,
      yes: { key: 'wizard.proportion.fully-reported' },
      other: { key: 'wizard.proportion.more-will-come' },
    }
    return { ...question, halt, chosen }
  }
  const halt: Halt = {
    title: { key: 'wizard.fully-reported', values: { card_no } },
    message: { key: 'wizard.fully-reported.text' },
    yes: { key: 'wizard.fully-reported.yes' },
    other: { key: 'wizard.fully-reported.no' },
    no: { key: 'wizard.fully-reported.change' },
  }
  return { halt, after: value, chosen }
}

function asksWhetherFull({ machine, order }: Asked, good_qty: number): boolean {
  if (!order) return false
  const { card_no, planned_op_qty, card_good_qty, card_scrap_qty } = order
  const card = { card_no, planned_op_qty, good_qty: card_good_qty, scrap_qty: card_scrap_qty }
  const over = overrun(machine, card, { good_qty, fully_reported: undefined })
  return !isRefusal(over) && over.ask
}

/** What was answered about this order and number; undefined where nobody was asked, and then the server asks. */
export function givenWhetherFull({ answer, order }: Asked): 0 | 1 | undefined {
  const given = answer(fullyReportedAnswer) ?? null
  if (given?.card_no !== order?.card_no || given?.value !== answer(quantity)) return undefined
  return given?.full ? 1 : 0
}
