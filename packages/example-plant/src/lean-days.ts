import { addDays } from '@takt/domain/ground/dates.ts'
import type { LeanState, LeanType } from '@takt/domain/history/widgets/lean-cross.ts'

export interface PlantLeanDay {
  readonly lean_type: LeanType
  readonly day: string
  readonly state: Exclude<LeanState, 'none'>
  readonly note: string
}

/** Days ago on which something happened; all others of the last two months were good. */
const happened: Readonly<Record<number, readonly [PlantLeanDay['state'], string]>> = {
  4: ['yellow', 'Oil on the floor beside M105'],
  11: ['yellow', 'Guard of P203 found open'],
  19: ['red', 'Cut in the hand when changing a tool'],
  37: ['yellow', 'Truck and pedestrian at gate 2'],
}
const DAYS = 60

export function exampleLeanDays(today: string): PlantLeanDay[] {
  return Array.from({ length: DAYS }, (_, ago) => {
    const [state, note] = happened[ago + 1] ?? (['green', ''] as const)
    return { lean_type: 'safety', day: addDays(today, -(ago + 1)), state, note }
  })
}
