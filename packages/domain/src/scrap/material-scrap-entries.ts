/** Material of an order that was scrapped, line by line, as somebody enters it. */

import { toDecimals } from '../ground/statistics/decimals.ts'
import type { Material } from '../materials/model/material.ts'
import { saysNothing } from '../orders/wizard/no-value.ts'

export interface MaterialScrapLine {
  readonly material: Material
  /** As typed; nothing typed is nothing scrapped. */
  readonly typed: string
  /** Code of the scrap reason, '' while none is chosen. */
  readonly reason: string
  /** Booked already, in this run of the wizard. */
  readonly booked: number
}

export type MaterialScrapProblem = 'not-loaded' | 'not-a-number' | 'needs-reason'

export function asLine(material: Material): MaterialScrapLine {
  return { material, typed: '', reason: '', booked: 0 }
}

export function scrappedQty({ typed }: Pick<MaterialScrapLine, 'typed'>): number {
  return saysNothing(typed) ? 0 : toDecimals(Number(typed), 3)
}

export function linesToBook(lines: readonly MaterialScrapLine[]): MaterialScrapLine[] {
  return lines.filter((line) => scrappedQty(line) !== 0)
}

export function materialScrapProblem(lines: readonly MaterialScrapLine[] | null): MaterialScrapProblem | null {
  if (lines === null) return 'not-loaded'
  if (lines.some((line) => !(scrappedQty(line) >= 0))) return 'not-a-number'
  return linesToBook(lines).some(({ reason }) => reason === '') ? 'needs-reason' : null
}

/** The same lines after one of them was booked: what was typed is done. */
export function afterBooking(lines: readonly MaterialScrapLine[], of: MaterialScrapLine): MaterialScrapLine[] {
  const { materialCardNo } = of.material
  return lines.map((line) =>
    line.material.materialCardNo === materialCardNo
      ? { ...line, typed: '', booked: toDecimals(line.booked + scrappedQty(of), 3) }
      : line,
  )
}
