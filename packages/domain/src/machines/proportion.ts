/** Numbers out of proportion to their order: asked about where they are entered, refused by the server far above. */
import type { CompanySettingValues } from '../ground/company-settings.ts'
import type { Refusal } from '../ground/refusal.ts'

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
  /** Pieces on its pallet flags; cancelled ones say nothing. */
  readonly on_flags?: number
  /** Pieces on a full pallet; 0 = not known. */
  readonly pack_qty?: number
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
function mostOf({ planned_op_qty }: Pick<OrderSoFar, 'planned_op_qty'>, { most }: Shares): number {
  if (planned_op_qty <= 0) return Number.POSITIVE_INFINITY
  return Math.floor(Math.max(planned_op_qty * (1 + most / 100), planned_op_qty + NEVER_REFUSED_ABOVE))
}

/** The rule behind a refused number, for the sentence that refuses it; null without a plan. */
export interface MostRule {
  readonly planned: number
  /** Good and scrap each, in all. */
  readonly whole: number
  /** How many times the plan that is, or for a small order how many pieces above it. */
  readonly by: 'times' | 'above'
  readonly size: number
}

export function mostRule(planned_op_qty: number, shares: Shares): MostRule | null {
  if (planned_op_qty <= 0) return null
  const whole = mostOf({ planned_op_qty }, shares)
  const isTimes = planned_op_qty * (shares.most / 100) >= NEVER_REFUSED_ABOVE
  return isTimes
    ? { planned: planned_op_qty, whole, by: 'times', size: 1 + shares.most / 100 }
    : { planned: planned_op_qty, whole, by: 'above', size: NEVER_REFUSED_ABOVE }
}

function mostGood(order: OrderSoFar, shares: Shares): number {
  return Math.max(mostOf(order, shares) - order.good, 0)
}

/**
 * Nobody scraps what was neither made nor to be made. Scrap may be reported before its pieces are counted, so the plan
 * counts as made; what a person confirms all the same would turn every total of the day into nought.
 */
export function mostScrapOf({ planned_op_qty, good, scrap }: OrderSoFar, { overProduction }: Shares): number {
  if (planned_op_qty <= 0) return Number.POSITIVE_INFINITY
  const planned = Math.max(planned_op_qty * (1 + overProduction / 100), planned_op_qty + NEVER_REFUSED_ABOVE)
  return Math.floor(Math.max(planned, good + scrap))
}

function mostScrap(order: OrderSoFar, shares: Shares): number {
  return Math.max(mostScrapOf(order, shares) - order.scrap, 0)
}

/** A drum that is spoilt is more than one order needs of it. */
function mostMaterialScrap(line: OrderSoFar, shares: Shares): number {
  return Math.max(mostOf(line, shares) - line.scrap, 0)
}

function asksGood(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  const { planned_op_qty, good } = order
  return planned_op_qty > 0 && quantity + good > planned_op_qty * (1 + shares.overProduction / 100)
}

/** Measured by what was made, or was to be made where that is more: the first piece of an order may be scrap. */
function asksScrap(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  const { planned_op_qty, good, scrap } = order
  if (planned_op_qty <= 0 || quantity <= 0) return false
  const made = Math.max(planned_op_qty, good + scrap)
  return scrap + quantity > made * (shares.scrap / 100)
}

/** More at once than the order makes, or has made. */
function asksWhole(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  const { planned_op_qty, good, on_flags = 0 } = order
  if (planned_op_qty <= 0) return false
  return on_flags + quantity > Math.max(planned_op_qty, good) * (1 + shares.overProduction / 100)
}

/**
 * All flags together beside what was made. The pallet that is being filled has its flag before it is full; an order that
 * is smaller than a pallet fills none.
 */
function asksPallet(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  const { planned_op_qty, good, on_flags = 0, pack_qty = 0 } = order
  if (planned_op_qty <= 0) return false
  const onPallets = Math.min(good + pack_qty, Math.max(planned_op_qty, good))
  return on_flags + quantity > onPallets * (1 + shares.overProduction / 100)
}

/** One at a time no flag would ever be too much: what is printed already counts. */
function mostOnFlags(order: OrderSoFar, shares: Shares): number {
  return Math.max(mostOf(order, shares) - (order.on_flags ?? 0), 0)
}

/** Pieces to make good again; an order that nobody planned a number for is asked about like a new one. */
function asksRework(order: OrderSoFar, quantity: number, shares: Shares): boolean {
  return order.planned_op_qty > 0 ? asksGood(order, quantity, shares) : asksOrderSize(quantity, shares)
}

/** Per cent above what is planned. */
function aboveGood({ planned_op_qty, good }: OrderSoFar, quantity: number): number {
  return ((quantity + good) / planned_op_qty - 1) * 100
}

function aboveWhole({ planned_op_qty, good, on_flags = 0 }: OrderSoFar, quantity: number): number {
  return ((on_flags + quantity) / Math.max(planned_op_qty, good) - 1) * 100
}

/** Per cent above what was made. */
function abovePallet({ good, on_flags = 0 }: OrderSoFar, quantity: number): number {
  return ((on_flags + quantity) / good - 1) * 100
}

/** Per cent of what was made, or was to be made. */
function ofScrap({ planned_op_qty, good, scrap }: OrderSoFar, quantity: number): number {
  return ((scrap + quantity) / Math.max(planned_op_qty, good + scrap)) * 100
}

interface Rule {
  readonly asks: (order: OrderSoFar, quantity: number, shares: Shares) => boolean
  /** What the number comes to, in per cent, and the share of the company that it is measured by. */
  readonly share: (order: OrderSoFar, quantity: number) => number
  readonly by: 'overProduction' | 'scrap'
  /** The sentence that says it, where it is not that of its share. */
  readonly says?: 'pallet'
  /** The most that can be entered. */
  readonly most: (order: OrderSoFar, shares: Shares) => number
}

/**
 * By what is entered. Of a material the order is its line: so much is planned, so much of it is used. All pallets
 * together, one order from the stores hold no more than the whole order could be.
 */
export const proportions = {
  good: { asks: asksGood, most: mostGood, share: aboveGood, by: 'overProduction' },
  scrap: { asks: asksScrap, most: mostScrap, share: ofScrap, by: 'scrap' },
  pallet: { asks: asksPallet, most: mostOnFlags, share: abovePallet, by: 'overProduction', says: 'pallet' },
  /** The flags of all its pallets, before it begins. */
  'full-order': { asks: asksWhole, most: mostOnFlags, share: aboveWhole, by: 'overProduction' },
  rework: { asks: asksRework, most: mostGood, share: aboveGood, by: 'overProduction' },
  'material-scrap': { asks: asksScrap, most: mostMaterialScrap, share: ofScrap, by: 'scrap' },
  'material-order': { asks: asksWhole, most: mostOf, share: aboveWhole, by: 'overProduction' },
} as const satisfies Record<string, Rule>

export type Entered = keyof typeof proportions

export interface SharePassed {
  readonly by: 'overProduction' | 'scrap' | 'pallet'
  /** What the number comes to, and above what the company asks; both in per cent. */
  readonly share: number
  readonly above: number
}

/**
 * Which share a number that is asked about has passed; null without a plan, or of nothing. Rounded up: 20.04 % is not
 * "20, above 20".
 */
export function sharePassed(entered: Entered, order: OrderSoFar, { quantity, shares }: Booked): SharePassed | null {
  if (order.planned_op_qty <= 0) return null
  const { share, by, says }: Rule = proportions[entered]
  const exact = Number(share(order, quantity).toFixed(6))
  if (!Number.isFinite(exact)) return null
  return { by: says ?? by, share: Math.ceil(exact * 10) / 10, above: shares[by] }
}

interface Booked {
  readonly quantity: number
  readonly shares: Shares
}

export function asksOrderSize(quantity: number, { orderSize }: Shares): boolean {
  return orderSize > 0 && quantity > orderSize
}

/** Fewer pieces than the part has in a cycle are closed cavities; more of them are hardly there. */
export function asksPerCycle(usual: number, unit_qty: number, { overProduction }: Shares): boolean {
  return usual > 0 && unit_qty > usual * (1 + overProduction / 100)
}

/** One cycle makes no more than the whole order could be. */
export function perCycleRefusal(planned_op_qty: number, unit_qty: number, shares: Shares): Refusal | null {
  const max = mostOf({ planned_op_qty }, shares)
  if (unit_qty <= max) return null
  return { refusal: 'cycle-out-of-proportion', values: { quantity: unit_qty, planned: planned_op_qty, max } }
}

export function mostPerCycle(planned_op_qty: number, shares: Shares): number {
  return mostOf({ planned_op_qty }, shares)
}

/** What the server says to a number that no wizard would have let through; `of` is an order, or a material's line. */
export function outOfProportion(
  entered: Entered,
  of: OrderSoFar & { readonly card_no: string; readonly material_no?: string },
  { quantity, shares }: Booked,
): Refusal | null {
  const { card_no, material_no, planned_op_qty: planned } = of
  const max = proportions[entered].most(of, shares)
  if (quantity <= max) return null
  if (entered === 'scrap') {
    const { good, scrap } = of
    const whole = mostScrapOf(of, shares)
    return {
      refusal: 'scrap-out-of-proportion',
      values: { quantity, card_no, planned, made: good + scrap, scrap, whole, max },
    }
  }
  if (material_no === undefined)
    return { refusal: 'quantity-out-of-proportion', values: { quantity, card_no, planned, max } }
  return { refusal: 'material-out-of-proportion', values: { quantity, material_no, card_no, planned, max } }
}
