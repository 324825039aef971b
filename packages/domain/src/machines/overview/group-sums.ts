/** What the machines of a department or place do together. */
import { type DisplayState, displayState } from '../display-state.ts'
import type { Machine } from '../model/machine.ts'
import { oee } from '../oee/oee.ts'
import type { MachineFigures } from './machine-figures.ts'

export interface GroupSums {
  readonly running: number
  /** Setups among them, and those that nobody has given a reason. */
  readonly stopped: number
  /** Stops, not machines: as many as its rows have together. */
  readonly uncoded: number
  readonly silent: number
  /** Percent, of the sums and not of the machines' percentages; null where no time was planned. */
  readonly availability: number | null
}

const counts: Readonly<Record<DisplayState, Exclude<keyof GroupSums, 'availability' | 'uncoded'>>> = {
  running: 'running',
  stopped: 'stopped',
  setup: 'stopped',
  uncoded: 'stopped',
  'no-contact': 'silent',
}

type Counted = Parameters<typeof displayState>[0] & Pick<Machine, 'machine_id' | 'uncoded_stops'>
type Times = Pick<MachineFigures, 'planned_run_seconds' | 'stop_seconds' | 'micro_seconds'>

export function groupSums(
  machines: readonly Counted[],
  on: { figures: ReadonlyMap<string, Times>; now: number; noContactSeconds: number },
): GroupSums {
  const sums = { running: 0, stopped: 0, uncoded: 0, silent: 0 }
  const times = { run_ms: 0, stop_ms: 0, micro_ms: 0, ideal_ms: 0, pieces: 0, scrap_oee: 0 }
  for (const machine of machines) {
    sums[counts[displayState(machine, on.now, on.noContactSeconds)]] += 1
    sums.uncoded += machine.uncoded_stops
    const own = on.figures.get(machine.machine_id)
    if (!own) continue
    times.run_ms += own.planned_run_seconds * 1000
    times.stop_ms += own.stop_seconds * 1000
    times.micro_ms += own.micro_seconds * 1000
  }
  return { ...sums, availability: oee(times).t_percent }
}
