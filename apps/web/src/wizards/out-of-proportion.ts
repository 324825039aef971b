/** What a wizard asks before it goes on with a number that does not fit its order. */
import { settingValues } from '@takt/domain/company-settings.ts'
import {
  asksGood,
  asksOrderSize,
  asksPallet,
  asksScrap,
  mostGood,
  mostOnPallet,
  mostScrap,
  type OrderSoFar,
  type Shares,
  sharesOf,
} from '@takt/domain/orders/proportion.ts'
import { MOST_IN_ONE_REPORT } from '@takt/domain/orders/report-good.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { Asked } from './engine/define-step.ts'
import type { Halt, Leaving } from './engine/leaving.ts'

interface Rule {
  readonly asks: (order: OrderSoFar, quantity: number, shares: Shares) => boolean
  readonly most: (order: OrderSoFar, shares: Shares) => number
  readonly question: TextKey
}

const rules = {
  good: { asks: asksGood, most: mostGood, question: 'wizard.proportion.good' },
  scrap: { asks: asksScrap, most: mostScrap, question: 'wizard.proportion.scrap' },
  pallet: { asks: asksPallet, most: mostOnPallet, question: 'wizard.proportion.pallet' },
} as const satisfies Record<string, Rule>

type Booked = keyof typeof rules

function soFar({ order }: Asked): OrderSoFar | null {
  if (!order) return null
  // What was scrapped before is the server's to add: a wizard judges what is entered now.
  return { planned_op_qty: order.planned_op_qty, good: order.card_good_qty, scrap: 0 }
}

const sharesAt = ({ session }: Asked): Shares => sharesOf(settingValues(session.company_settings))

/** The hard limit, with the sentence that says it: what the server would refuse is not asked about. */
export function proportionLimit(booked: Booked, asked: Asked): { readonly max: number; readonly maxRule: TextKey } {
  const order = soFar(asked)
  const most = order ? rules[booked].most(order, sharesAt(asked)) : Number.POSITIVE_INFINITY
  return most < MOST_IN_ONE_REPORT
    ? { max: most, maxRule: 'wizard.proportion.most' }
    : { max: MOST_IN_ONE_REPORT, maxRule: 'wizard.quantity.above-report' }
}

/** The question, or null for a number like any other. Yes goes on with what was entered. */
export function askProportion<V>(
  booked: Booked,
  asked: Asked,
  { quantity, value }: { readonly quantity: number; readonly value: V },
): Leaving<V> | null {
  const order = soFar(asked)
  if (!order || !rules[booked].asks(order, quantity, sharesAt(asked))) return null
  const { planned_op_qty: planned, good } = order
  const values = { planned, left: Math.max(planned - good, 0), good, quantity }
  return { halt: halt({ key: rules[booked].question, values }), after: value }
}

export function askOrderSize<V>(
  asked: Asked,
  { quantity, value }: { readonly quantity: number; readonly value: V },
): Leaving<V> | null {
  if (!asksOrderSize(quantity, sharesAt(asked))) return null
  return { halt: halt({ key: 'wizard.proportion.order-size', values: { quantity } }), after: value }
}

function halt(message: Halt['message']): Halt {
  return {
    title: { key: 'wizard.proportion' },
    message,
    yes: { key: 'wizard.proportion.yes' },
    no: { key: 'wizard.proportion.no' },
  }
}
