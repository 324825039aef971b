/** Numbers out of proportion to their order: asked about in the wizard, refused by the server far above. */
import type { CompanySettingValues } from '../company-settings.ts'
import type { Refusal } from '../refusal.ts'

export interface Shares {
  /** Per cent above the planned quantity that are nothing unusual. */
  readonly overProduction: number
  /** Per cent above it that nobody can book. */
  readonly most: number
  /** Per cent of an order that may become scrap without a question. */
  readonly scrap: number
  /** Pieces of a new order above which it is asked about. */
  readonly orderSize: number
}

export interface OrderSoFar {
  /** 0: the order has no plan, so nothing is out of proportion to it. */
  readonly planned_op_qty: number
  readonly good: number
  readonly scrap: number
}

/** A small order is easily made ten times over: so many pieces above the plan are never refused. */
const NEVER_REFUSED_ABOVE = 1_000

export function sharesOf(settings: CompanySettingValues): Shares {
  return {
    overProduction: share(settings.overProductionAsk, 10),
    most: share(settings.overProductionMost, 1_000),
    scrap: share(settings.scrapAsk, 20),
    orderSize: share(settings.orderSizeAsk, 1_000_000),
  }
}

/** A setting that is no number asks as the product does: a slip of the administrator must not switch the question off. */
function share(text: string, otherwise: number): number {
  const number = Number(text.trim())
  return text.trim() !== '' && Number.isFinite(number) && number >= 0 ? number : otherwise
}

/** How many pieces one order can hold at most, good and scrap each. */
function mostOf({ planned_op_qty }: OrderSoFar, { most }: Shares): number {
  if (planned_op_qty <= 0) return Number.POSITIVE_INFINITY
  return Math.floor(Math.max(planned_op_qty * (1 + most / 100), planned_op_qty + NEVER_REFUSED_ABOVE))
}

export function mostGood(order: OrderSoFar, shares: Shares): number {
  return Math.max(mostOf(order, shares) - order.good, 0)
}

export function mostScrap(order: OrderSoFar, shares: Shares): number {
  return Math.max(mostOf(order, shares) - order.scrap, 0)
}

/** One pallet holds no more than the whole order could be. */
export function mostOnPallet(order: OrderSoFar, shares: Shares): number {
  return mostOf(order, shares)
}

export function asksGood(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  const { planned_op_qty, good } = order
  return planned_op_qty > 0 && quantity + good > planned_op_qty * (1 + shares.overProduction / 100)
}

/** Measured by what was made, or was to be made where that is more: the first piece of an order may be scrap. */
export function asksScrap(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  const { planned_op_qty, good, scrap } = order
  if (planned_op_qty <= 0 || quantity <= 0) return false
  const made = Math.max(planned_op_qty, good + scrap)
  return scrap + quantity > made * (shares.scrap / 100)
}

/** More on one pallet than the order makes, or has made. */
export function asksPallet(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  const { planned_op_qty, good } = order
  if (planned_op_qty <= 0) return false
  return quantity > Math.max(planned_op_qty, good) * (1 + shares.overProduction / 100)
}

export function asksOrderSize(quantity: number, { orderSize }: Shares): boolean {
  return orderSize > 0 && quantity > orderSize
}

/** What the server says to a number that no wizard would have let through. */
export function proportionRefusal(
  card: { readonly card_no: string; readonly planned_op_qty: number },
  quantity: number,
  max: number,
): Refusal | null {
  if (quantity <= max) return null
  const { card_no, planned_op_qty: planned } = card
  return { refusal: 'quantity-out-of-proportion', values: { quantity, card_no, planned, max } }
}
