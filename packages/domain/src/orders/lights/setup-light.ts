import type { Light } from './light.ts'
import { planLight } from './time-light.ts'

/** All four in the same unit. */
export interface SetupTimes {
  readonly setup_time: number | null
  readonly planned_setup_time: number | null
  readonly setup_time_man: number | null
  readonly planned_setup_time_man: number | null
}

/** The worse of machine and manual setup decides. */
export function setupLight(times: SetupTimes): Light {
  const machine = planLight(times.setup_time, times.planned_setup_time)
  const manual = planLight(times.setup_time_man, times.planned_setup_time_man)
  return machine > manual ? machine : manual
}
