/** What whole cycles are in pieces: of every order that makes pieces in them. */
import { amountText } from '@takt/domain/ground/by-unit.ts'
import { piecesPerCycle } from '@takt/domain/orders/cavities.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import { currentLanguage } from '../data/words/language.ts'
import { unitText } from '../data/words/unit-text.ts'
import { say } from '../data/words/use-text.ts'
import type { WizardContext } from './engine/define-step.ts'
import { numberText } from './engine/number-text.ts'
import { startUpBlocks } from './start-up-blocks.ts'

type Cycling = Pick<WizardContext, 'machine' | 'running'>

/** The orders that a cycle makes pieces of: an order whose cavities are all closed has none. */
export function perCycle(around: Cycling): { readonly order: Order; readonly pieces: number }[] {
  const { cavity_reduction } = around.machine
  return startUpBlocks(around)
    .map((order) => ({ order, pieces: piecesPerCycle({ insatser: order.cycle_qty, cavity_reduction }) }))
    .filter(({ pieces }) => pieces > 0)
}

export interface CyclePieces {
  readonly order: string
  /** As a person reads it: 32 pcs. */
  readonly pieces: string
}

/** A begun cycle has filled every cavity. */
export function piecesOfCycles(around: Cycling, cycles: number): CyclePieces[] {
  return perCycle(around).map(({ order, pieces }) => ({
    order: order.work_order_no,
    pieces: piecesText(Math.ceil(cycles) * pieces, order.unit),
  }))
}

export function piecesText(pieces: number, unit: string): string {
  return amountText(pieces, unitText(unit), (of) => numberText(of, currentLanguage()))
}

/** 32 pcs; of several orders 240400: 32 pcs · 240401: 16 pcs. */
export function joinedPieces(of: readonly CyclePieces[]): string {
  if (of.length === 1) return of[0]?.pieces ?? ''
  return of.map(({ order, pieces }) => `${order}: ${pieces}`).join(' · ')
}

/** 2 cycles */
export function cyclesText(cycles: number): string {
  return say('wizard.scrap.so-many-cycles', { count: Math.ceil(cycles) })
}
