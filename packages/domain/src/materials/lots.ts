/** Lots of an order's materials. They belong to the run: its next one begins with those of the run before. */
import type { Refusal } from '../ground/refusal.ts'

/** A run is traced by so many lots at a time. */
export const MOST_LOTS = 4

export interface LotLine {
  readonly line_no: number
  readonly material_no: string
  /** '' = none. */
  readonly lot: string
}

export interface PresetLot {
  readonly material_no: string
  readonly lot: string
}

/** What a person has assigned stays; what is empty takes the lot that the run before ended with. */
export function withPresets<Line extends LotLine>(lines: readonly Line[], presets: readonly PresetLot[]): Line[] {
  return lines.map((line) =>
    line.lot === ''
      ? { ...line, lot: presets.find(({ material_no }) => material_no === line.material_no)?.lot ?? '' }
      : line,
  )
}

export function tooManyLots(lines: readonly Pick<LotLine, 'lot'>[]): Refusal | null {
  const different = new Set(lines.map(({ lot }) => lot).filter((lot) => lot !== ''))
  return different.size > MOST_LOTS
    ? { refusal: 'too-many-lots', values: { count: different.size, max: MOST_LOTS } }
    : null
}
