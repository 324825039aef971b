import type { Plant } from './plant.ts'

/** Grams of a piece: what is moulded is light, and every part has a weight of its own. */
export function partWeights({ parts }: Pick<Plant, 'parts'>): { part_no: string; unit_weight: number }[] {
  const names = [...new Set(parts.map(({ part_no }) => part_no))]
  return names.map((part_no, index) => ({ part_no, unit_weight: 20 + (index % 7) * 5 }))
}
