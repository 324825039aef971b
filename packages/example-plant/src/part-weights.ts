import { familyPartner } from './parts.ts'
import type { Plant } from './plant.ts'

export interface PartWeight {
  readonly part_no: string
  readonly unit_weight: number
  readonly lower_tolerance: number
  readonly upper_tolerance: number
  readonly lower_out_of_bounds: number
  readonly upper_out_of_bounds: number
}

/** Grams of a piece: what is moulded is light; left and right out of one tool weigh the same. */
export function partWeights({ parts }: Pick<Plant, 'parts'>): PartWeight[] {
  const names = [...new Set(parts.map(({ part_no }) => part_no))]
  return names.map((part_no) => {
    const part = parts.find((one) => one.part_no === part_no)
    const alike = part && familyPartner(part) ? parts.find(({ tool_id }) => tool_id === part.tool_id) : part
    const unit_weight = 20 + (names.indexOf(alike?.part_no ?? part_no) % 7) * 5
    return {
      part_no,
      unit_weight,
      lower_tolerance: unit_weight - 0.5,
      upper_tolerance: unit_weight + 0.5,
      lower_out_of_bounds: unit_weight - 2,
      upper_out_of_bounds: unit_weight + 2,
    }
  })
}
