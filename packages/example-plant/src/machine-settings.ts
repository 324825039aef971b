/** What differs between machines besides their place: calendar, limits, how quantity is known. */
import { CONTINUOUS, DAY_SHIFT, THREE_SHIFTS, TWO_SHIFTS } from './calendars.ts'
import type { PlantMachine } from './plant.ts'

export type MachineSettings = Pick<
  PlantMachine,
  | 'calendar_id'
  | 'day_start'
  | 'line_no'
  | 'priority'
  | 'min_run_seconds'
  | 'unattended_code'
  | 'micro_stop_seconds'
  | 'good_from_cycles'
  | 'max_startup_scrap'
  | 'q_green_limit'
  | 'q_yellow_limit'
  | 'efficiency_green_limit'
  | 'efficiency_yellow_limit'
  | 'speed_green_limit'
  | 'speed_yellow_limit'
>

const plain: MachineSettings = {
  calendar_id: DAY_SHIFT,
  day_start: '00:00',
  line_no: null,
  priority: 5,
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 0,
  good_from_cycles: false,
  max_startup_scrap: 0,
  q_green_limit: 98,
  q_yellow_limit: 95,
  efficiency_green_limit: 85,
  efficiency_yellow_limit: 60,
  speed_green_limit: 5,
  speed_yellow_limit: 10,
}

/** The night shift belongs to the day on which it began. */
const aroundTheClock = { day_start: '06:00' } as const

const ofCategory: Readonly<Record<string, Partial<MachineSettings>>> = {
  IM: {
    ...aroundTheClock,
    calendar_id: THREE_SHIFTS,
    line_no: 2,
    good_from_cycles: true,
    max_startup_scrap: 5,
    q_green_limit: 97.5,
    q_yellow_limit: 94,
  },
  PR: { calendar_id: TWO_SHIFTS, line_no: 3, good_from_cycles: true, max_startup_scrap: 5 },
  CNC: { calendar_id: TWO_SHIFTS, line_no: 4, speed_green_limit: 8, speed_yellow_limit: 15 },
  AS: { line_no: 5, q_green_limit: 99, q_yellow_limit: 97, efficiency_green_limit: 90 },
  PK: { line_no: 6, q_green_limit: 99.5, q_yellow_limit: 98.25 },
}

const weekend = { calendar_id: CONTINUOUS } as const
const caps = { calendar_id: CONTINUOUS, line_no: 1, priority: 1, max_startup_scrap: 2 } as const

const ofMachine: Readonly<Record<string, Partial<MachineSettings>>> = {
  M101: caps,
  M102: caps,
  M103: { ...caps, line_no: 2, priority: 2 },
  // Half the hall goes on over the weekend.
  M104: weekend,
  M105: weekend,
  M106: weekend,
  M107: weekend,
  M112: { ...caps, priority: 3 },
  P202: { min_run_seconds: 10 },
  P204: { min_run_seconds: 10 },
  // Its feeder hesitates: nobody has to say why, as long as it is short.
  P205: { priority: 2, micro_stop_seconds: 45 },
  C301: { calendar_id: THREE_SHIFTS, ...aroundTheClock, priority: 1 },
  K501: { calendar_id: TWO_SHIFTS, priority: 2 },
  K503: { min_run_seconds: 15 },
  // Nobody stands there; whoever signs in makes it a stop like any other.
  K504: { unattended_code: '501', priority: 9 },
}

export function exampleSettings(machine_id: string, category: string): MachineSettings {
  return { ...plain, ...ofCategory[category], ...ofMachine[machine_id] }
}

export function secondSettings(): MachineSettings {
  return { ...plain, calendar_id: TWO_SHIFTS }
}

export function thirdSettings(): MachineSettings {
  return plain
}
