import type { PlantValueRule } from './plant-reasons.ts'

export const GUARD_DOOR = { signal: 'guard_door', open: 'open', closed: 'closed' } as const

/** Machines whose guard door says by itself that somebody is inside. */
export const exampleValueRules: readonly PlantValueRule[] = ['M105', 'P204'].map((machine_id) => ({
  machine_id,
  description: 'Guard door open',
  signal: GUARD_DOOR.signal,
  comparison: '=',
  value: GUARD_DOOR.open,
  stop_code: '209',
  verifying: true,
}))
