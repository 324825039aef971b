/** Which of the plant's people are at a machine in its shift, and who of them should go home. */
import { handsFor } from '@takt/example-plant/crews.ts'
import type { Plant } from '@takt/example-plant/plant.ts'

/** So long after the beginning of a shift those of the one before are on their way out. */
const LEAVES_WITHIN_MS = 15 * 60_000

export interface SeenPlace {
  readonly machine_id: string
  /** 0: nobody works there now. */
  readonly current_shift: number
  readonly current_shift_start_time: string
  /** Of all who are signed in, with commas between. */
  readonly emp_name: string
}

type People = Pick<Plant, 'machines' | 'employees'>

export function hands(plant: People, { machine_id, current_shift }: SeenPlace): string[] {
  const machine = plant.machines.find((one) => one.machine_id === machine_id)
  return machine ? handsFor(plant, machine, current_shift).map(({ employee_number }) => employee_number) : []
}

/** Nobody is sent home who has come by choice: only those of another shift, and only when it has just ended. */
export function leaving(plant: People, place: SeenPlace, on: { now: number; begun: number }): string[] {
  const since = Math.max(Date.parse(place.current_shift_start_time), on.begun)
  if (on.now - since > LEAVES_WITHIN_MS) return []
  const names = place.emp_name.split(', ')
  return plant.employees
    .filter(({ employee_name, shift }) => names.includes(employee_name) && shift !== null)
    .filter(({ shift, works_at }) => works_at.length > 0 && shift !== place.current_shift)
    .map(({ employee_number }) => employee_number)
}
