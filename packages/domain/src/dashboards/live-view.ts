/** What a live view shows of every machine, in which order and how large. No zod: screens use it before anything else. */

import { naturalCompare } from '../ground/navigation/natural-sort.ts'
import type { DisplayState } from '../machines/display-state.ts'
import { oee } from '../machines/oee/oee.ts'

/** State, machine and time are always there; these are chosen, and stand in the chosen order. */
export const liveFields = [
  'reason',
  'order',
  'part',
  'progress',
  'cycles',
  'availability',
  'micro',
  'employee',
  'tool',
] as const
export type LiveField = (typeof liveFields)[number]

/** urgency: what needs somebody stands first. time: what lasts longest. */
export const liveOrders = ['urgency', 'time', 'machine'] as const
export type LiveOrder = (typeof liveOrders)[number]

/** fit: all machines at once, as large as the screen allows. */
export const tileSizes = ['fit', 'small', 'medium', 'large'] as const
export type TileSize = (typeof tileSizes)[number]

export interface LiveView {
  readonly label: string
  readonly fields: readonly LiveField[]
  readonly order: LiveOrder
  readonly size: TileSize
  /** Least user level that may see it; null: everybody. */
  readonly userlevel: number | null
}

export const newLiveView = (label: string): LiveView => ({
  label,
  fields: ['reason', 'order', 'progress'],
  order: 'urgency',
  size: 'fit',
  userlevel: null,
})

/** From what nobody has explained yet to what needs nobody. */
export const urgency: readonly DisplayState[] = ['uncoded', 'stopped', 'no-contact', 'setup', 'running', 'off']

export interface LiveMachine {
  readonly machine_id: string
  readonly state: DisplayState
  /** When the state began; '' when it was never heard of. */
  readonly since: string
}

/** Equals stay in order of their ids, so that tiles never change places without a reason. */
export function orderLive<M extends LiveMachine>(machines: readonly M[], order: LiveOrder, language = 'en'): M[] {
  const byId = (a: M, b: M) => naturalCompare(a.machine_id, b.machine_id, language)
  const bySince = (a: M, b: M) => sinceOf(a) - sinceOf(b)
  const byState = (a: M, b: M) => urgency.indexOf(a.state) - urgency.indexOf(b.state)
  if (order === 'machine') return [...machines].sort(byId)
  if (order === 'time') return [...machines].sort((a, b) => bySince(a, b) || byId(a, b))
  return [...machines].sort((a, b) => byState(a, b) || bySince(a, b) || byId(a, b))
}

function sinceOf({ since }: LiveMachine): number {
  return since === '' ? Number.POSITIVE_INFINITY : Date.parse(since)
}

/** How many machines are in each state, the most urgent first; a state that none is in is left out. */
export function countStates(
  machines: readonly Pick<LiveMachine, 'state'>[],
): { readonly state: DisplayState; readonly count: number }[] {
  return urgency
    .map((state) => ({ state, count: machines.filter((machine) => machine.state === state).length }))
    .filter(({ count }) => count > 0)
}

/** Availability of today, in percent, as the OEE has it; undefined while nothing of today is counted. */
export function availabilityToday(machine: {
  readonly today_calendar_runtime: number
  readonly today_calendar_stoptime: number
  readonly today_micro_time: number
}): number | undefined {
  const sums = {
    run_ms: machine.today_calendar_runtime,
    stop_ms: machine.today_calendar_stoptime,
    micro_ms: machine.today_micro_time,
  }
  return oee({ ...sums, ideal_ms: 0, pieces: 0, scrap_oee: 0 }).t_percent ?? undefined
}
