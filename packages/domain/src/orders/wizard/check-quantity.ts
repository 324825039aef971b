/** What a numeric quantity entry is worth: good, not enough to move on, or worth a second look. */
import { saysNothing } from './no-value.ts'

export interface QuantitySettings {
  /** An entry above it is refused. */
  readonly max: number
  /** 0 watches nothing. */
  readonly watchMin: number
  readonly watchMax: number
  readonly minMessage: string
  readonly maxMessage: string
  /** Nothing entered counts as 0. */
  readonly allowNull: boolean
  /** 0 warns of nothing. */
  readonly warnMaxQty: number
  /** What is left to produce; undefined when the order has no planned quantity. */
  readonly warnOverProdQty: number | undefined
  /** Without it only whole pieces are counted. */
  readonly decimals: boolean
}

export type QuantityBlock = 'no-value' | 'not-a-number' | 'not-whole' | 'below-min' | 'above-max' | 'above-limit'
export type QuantityWarning = 'is-overproduced' | 'becomes-overproduced' | 'above-usual'
export type QuantityVerdict =
  | { readonly blocked: QuantityBlock; readonly warnings: readonly QuantityWarning[] }
  | { readonly blocked: null; readonly warnings: readonly QuantityWarning[] }

export function checkQuantity(entry: string, settings: QuantitySettings): QuantityVerdict {
  const blocked = blockOf(entry, settings)
  // Beside a refusal "are you sure?" would be a question that nobody can answer.
  const isRefused = blocked !== null && blocked !== 'no-value'
  return { blocked, warnings: isRefused ? [] : warningsOf(quantityOf(entry), settings) }
}

/** A point is enough: 1. is on the way to a part of a piece. */
export function isPart(entry: string): boolean {
  return entry.includes('.')
}

/** 1.500 is one and a half; whoever sets thousands apart by hand means a thousand times as much. */
export function looksLikeThousands(entry: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(entry.trim())
}

/** The number that is sent: nothing said is 0. */
export function quantityOf(entry: string): number {
  return saysNothing(entry) ? 0 : Number(entry)
}

function blockOf(
  entry: string,
  { allowNull, watchMin, watchMax, max, decimals }: QuantitySettings,
): QuantityBlock | null {
  const quantity = quantityOf(entry)
  if (!decimals && isPart(entry)) return 'not-whole'
  if (entry.trim() === '-' || Number.isNaN(quantity) || quantity < 0) return 'not-a-number'
  if (quantity === 0 && !allowNull) return 'no-value'
  // The message of the lower limit speaks of a number that was entered; 0 is none.
  if (watchMin !== 0 && quantity < watchMin) return quantity > 0 ? 'below-min' : 'no-value'
  if (quantity > max) return 'above-limit'
  if (quantity > watchMax) return 'above-max'
  return null
}

function warningsOf(quantity: number, { warnMaxQty, warnOverProdQty }: QuantitySettings): QuantityWarning[] {
  const warnings: QuantityWarning[] = []
  if (warnOverProdQty !== undefined && warnOverProdQty < 0) warnings.push('is-overproduced')
  else if (warnOverProdQty !== undefined && quantity > warnOverProdQty) warnings.push('becomes-overproduced')
  if (warnMaxQty > 0 && quantity > warnMaxQty) warnings.push('above-usual')
  return warnings
}

/** Pieces until the order is overproduced. An order without a planned quantity can never be. */
export function overProductionQty(order: { planned_op_qty: number; card_good_qty: number }): number | undefined {
  return order.planned_op_qty === 0 ? undefined : order.planned_op_qty - order.card_good_qty
}
