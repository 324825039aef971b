/** What a wizard asks before it goes on with a number that does not fit its order. */
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import {
  asksOrderSize,
  asksPerCycle,
  type Entered,
  mostPerCycle,
  mostRule,
  mostScrapOf,
  type OrderSoFar,
  proportions,
  type Shares,
  sharePassed,
  sharesOf,
} from '@takt/domain/machines/proportion.ts'
import type { Material } from '@takt/domain/materials/model/material.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { MOST_IN_ONE_REPORT } from '@takt/domain/orders/report-good.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { Asked } from './engine/define-step.ts'
import type { Halt, Leaving } from './engine/leaving.ts'
import type { Said } from './engine/said.ts'

interface Limit {
  readonly max: number
  readonly maxRule: TextKey
  /** What the sentence is filled with, besides `max`. */
  readonly maxValues?: TextValues | undefined
}

const questions = {
  good: 'wizard.proportion.good',
  scrap: 'wizard.proportion.scrap',
  pallet: 'wizard.proportion.pallet',
  rework: 'wizard.proportion.rework',
} as const satisfies Partial<Record<Entered, TextKey>>

type Booked = Pick<RunningOrder, 'planned_op_qty' | 'card_good_qty' | 'card_scrap_qty'>

export function orderSoFar({ planned_op_qty, card_good_qty: good, card_scrap_qty: scrap }: Booked): OrderSoFar {
  return { planned_op_qty, good, scrap }
}

const soFar = ({ order }: Asked): OrderSoFar | null => order && orderSoFar(order)

/** Of a material the order is its line. */
export function lineSoFar({ materialPlannedQty, materialUsedQty, materialScrapQty: scrap }: Material): OrderSoFar {
  // What was scrapped is in what was used.
  return { planned_op_qty: materialPlannedQty, good: materialUsedQty - scrap, scrap }
}

export function sharesAt({ session }: { readonly session: Pick<Session, 'company_settings'> }): Shares {
  return sharesOf(settingValues(session.company_settings))
}

/** The hard limit, with the sentence that says it: what the server would refuse is not asked about. */
export function proportionLimit(entered: Entered, asked: Asked, of: OrderSoFar | null = soFar(asked)): Limit {
  const shares = sharesAt(asked)
  const most = of ? proportions[entered].most(of, shares) : Number.POSITIVE_INFINITY
  if (!of || most >= MOST_IN_ONE_REPORT) return { max: MOST_IN_ONE_REPORT, maxRule: 'wizard.quantity.above-report' }
  if (entered === 'scrap') {
    const { planned_op_qty: planned, good, scrap } = of
    const maxValues = { planned, made: good + scrap, scrap, whole: mostScrapOf(of, shares) }
    return { max: most, maxRule: 'wizard.proportion.most-scrap', maxValues }
  }
  return { max: most, ...ruleSaid(of.planned_op_qty, shares) }
}

const mostRules = {
  times: 'wizard.proportion.most-times',
  above: 'wizard.proportion.most-above',
} as const satisfies Record<string, TextKey>

/** The rule in words, so that whoever is refused knows which number is too large and what to do. */
function ruleSaid(planned_op_qty: number, shares: Shares): Omit<Limit, 'max'> {
  const rule = mostRule(planned_op_qty, shares)
  if (!rule) return { maxRule: 'wizard.quantity.above-limit' }
  const { by, planned, whole, size } = rule
  return { maxRule: mostRules[by], maxValues: { planned, whole, size } }
}

interface Entry<V> {
  readonly quantity: number
  readonly value: V
  /** The order where more is known of it than that it runs. */
  readonly of?: OrderSoFar | null
  /** What happens next when the number is right, where something does. */
  readonly onYes?: Leaving<V> | null
  /** What else is unusual about it: one number is asked about once. */
  readonly also?: readonly Said[]
}

/** The question, or null for a number like any other. Yes goes on with what was entered. */
export function askProportion<V>(
  entered: keyof typeof questions,
  asked: Asked,
  { quantity, value, of: order = soFar(asked), onYes = null, also = [] }: Entry<V>,
): Leaving<V> | null {
  const shares = sharesAt(asked)
  if (!order || !proportions[entered].asks(order, quantity, shares)) return onYes
  const { planned_op_qty: planned, good, scrap, on_flags = 0 } = order
  const values = { planned, left: Math.max(planned - good, 0), good, scrap, on_flags, quantity }
  const key = planned > 0 ? questions[entered] : 'wizard.proportion.order-size'
  const said: Said[] = [{ key, values }, ...shareSaid(entered, order, { quantity, shares }), ...also]
  return { halt: halt(said), after: value, onYes }
}

/** By how much, and above what the plant asks: whoever is asked can see why. */
function shareSaid(entered: Entered, order: OrderSoFar, of: { quantity: number; shares: Shares }): Said[] {
  const passed = sharePassed(entered, order, of)
  if (!passed) return []
  const { by, share, above } = passed
  return [{ key: `wizard.proportion.share.${by}`, values: { share, above } }]
}

/** Of several numbers that are booked together: one question that names all that do not fit. */
export interface PartEntered {
  readonly of: OrderSoFar
  readonly quantity: number
  /** The question, filled with what is planned and what was entered. */
  readonly question: { readonly key: TextKey; readonly values?: TextValues }
}

export function askProportions<V>(
  entered: Entered,
  asked: Asked,
  { parts, value, onYes = null }: { parts: readonly PartEntered[]; value: V; onYes?: Leaving<V> | null },
): Leaving<V> | null {
  const shares = sharesAt(asked)
  const odd = parts.filter(({ of, quantity }) => proportions[entered].asks(of, quantity, shares))
  if (odd.length === 0) return onYes
  const said = odd.flatMap(({ of, quantity, question: { key, values } }): Said[] => [
    { key, values: { ...values, planned: of.planned_op_qty, scrap: of.scrap, quantity } },
    ...shareSaid(entered, of, { quantity, shares }),
  ])
  return { halt: halt(said), after: value, onYes }
}

export function askOrderSize<V>(asked: Asked, { quantity, value }: Entry<V>): Leaving<V> | null {
  if (!asksOrderSize(quantity, sharesAt(asked))) return null
  return { halt: halt({ key: 'wizard.proportion.order-size', values: { quantity } }), after: value }
}

/** Pieces of one cycle, beside those that the part has. */
export function askPerCycle<V>(
  asked: Asked,
  { usual, quantity, value }: Entry<V> & { readonly usual: number },
): Leaving<V> | null {
  if (!asksPerCycle(usual, quantity, sharesAt(asked))) return null
  return { halt: halt({ key: 'wizard.proportion.cycle', values: { usual, quantity } }), after: value }
}

export function perCycleLimit(asked: Asked, planned: number, otherwise: Limit): Limit {
  const max = mostPerCycle(planned, sharesAt(asked))
  return max < otherwise.max ? { max, ...ruleSaid(planned, sharesAt(asked)) } : otherwise
}

function halt(message: Halt['message']): Halt {
  return {
    title: { key: 'wizard.proportion' },
    message,
    yes: { key: 'wizard.proportion.yes' },
    no: { key: 'wizard.proportion.no' },
  }
}
