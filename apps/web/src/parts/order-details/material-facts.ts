import type { MaterialScrapRow } from '@takt/domain/materials/model/material.ts'
import { unitText } from '../../data/words/unit-text.ts'
import type { Fact } from './FactList.tsx'

/** Of each material what was scrapped and given back, as one sum. */
export function materialFacts(
  rows: readonly MaterialScrapRow[] | undefined,
  number: (value: number) => string,
): readonly Fact[] {
  const sums = new Map<string, { quantity: number; unit: string }>()
  for (const { partNo, materialQty, unit } of rows ?? []) {
    sums.set(partNo, { quantity: (sums.get(partNo)?.quantity ?? 0) + materialQty, unit })
  }
  return [...sums].map(([name, { quantity, unit }]) => ({ name, value: `${number(quantity)} ${unitText(unit)}` }))
}
