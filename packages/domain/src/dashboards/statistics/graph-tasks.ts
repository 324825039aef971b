/** What a graph of stops and run time can be asked for, and which ways of showing it fit. */
import { type GraphType, taskGraphTypes } from '../graph-config.ts'

export const machineTasks = ['stopreasons', 'availability', 'stopreasons_daily'] as const
export const locationTasks = [
  'stopreasons_location',
  'availability_location',
  'stopreasons_daily_location',
  'machineanalysis',
] as const
export type MachineTask = (typeof machineTasks)[number]
export type LocationTask = (typeof locationTasks)[number]
export type GraphTask = MachineTask | LocationTask

export const graphPeriods = ['shift', 'today', '24h', 'week', 'lastweek', '30d'] as const
export type GraphPeriod = (typeof graphPeriods)[number]
export const DEFAULT_GRAPH_PERIOD = 'shift'
/** A place is looked at over a longer time; form and picture agree on it. */
export const DEFAULT_LOCATION_PERIOD = '30d'

/** Seconds between two loads of a graph over a task. */
export const REFRESH_CHOICES = [10, 20, 30, 60, 180, 360] as const
export const DEFAULT_REFRESH = 180
export const LEAST_REFRESH = 10

/** perRaw: run time as a percentage of run and stop time. */
export const labelModes = ['hours', 'percentages', 'perRaw'] as const
export type LabelMode = (typeof labelModes)[number]

const ofReasons = ['hours', 'percentages'] as const
const ofDays = ['hours'] as const
const ofAvailability = ['perRaw'] as const

export const labelModesOf: Readonly<Record<GraphTask, readonly LabelMode[]>> = {
  stopreasons: ofReasons,
  stopreasons_location: ofReasons,
  stopreasons_daily: ofDays,
  stopreasons_daily_location: ofDays,
  availability: ofAvailability,
  availability_location: ofAvailability,
  machineanalysis: ofAvailability,
}

/** Slices of a circle have one row of values; a day per reason has as many as there are days. */
const withoutCircles: readonly GraphType[] = taskGraphTypes.filter((type) => type !== 'pie' && type !== 'doughnut')

export const graphTypesOf: Readonly<Record<GraphTask, readonly GraphType[]>> = {
  stopreasons: taskGraphTypes,
  stopreasons_location: taskGraphTypes,
  stopreasons_daily: withoutCircles,
  stopreasons_daily_location: withoutCircles,
  availability: taskGraphTypes,
  availability_location: taskGraphTypes,
  machineanalysis: taskGraphTypes,
}

/** How the figures are divided when they are asked for. */
export const figureParts = ['all', 'day', 'machine'] as const
export type FigurePart = (typeof figureParts)[number]

export function partOf(task: GraphTask): FigurePart {
  if (task === 'machineanalysis') return 'machine'
  return task === 'stopreasons_daily' || task === 'stopreasons_daily_location' ? 'day' : 'all'
}
