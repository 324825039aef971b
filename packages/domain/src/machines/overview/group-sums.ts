/** What the machines of a department or place do and make together. */
import { addMade } from '../../ground/made-by-unit.ts'
import type { MadeOfUnit } from '../../ground/model/made-of-unit.ts'
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
  /** Outside their shifts. */
  readonly off: number
  /** A sum for each unit, the unit of most machines first. */
  readonly made: readonly MadeOfUnit[]
  /** Percent, of the sums and not of the machines' percentages; null where nothing says how it went. */
  readonly availability: number | null
  readonly performance: number | null
  readonly oee: number | null
}

const counts: Readonly<Record<DisplayState, 'running' | 'stopped' | 'silent' | 'off'>> = {
  running: 'running',
  stopped: 'stopped',
  setup: 'stopped',
  uncoded: 'stopped',
  'no-contact': 'silent',
  off: 'off',
}

type Counted = Parameters<typeof displayState>[0] & Pick<Machine, 'machine_id' | 'uncoded_stops'>
type Figures = Omit<MachineFigures, 'machine_id' | 't_percent' | 'a_percent' | 'k_percent' | 'oee' | 'run_seconds'>

export function groupSums(
  machines: readonly Counted[],
  on: { figures: ReadonlyMap<string, Figures>; now: number; noContactSeconds: number },
): GroupSums {
  const sums = { running: 0, stopped: 0, uncoded: 0, silent: 0, off: 0 }
  const times = { run_ms: 0, stop_ms: 0, micro_ms: 0, ideal_ms: 0, pieces: 0, scrap_oee: 0 }
  const made: MadeOfUnit[] = []
  for (const machine of machines) {
    sums[counts[displayState(machine, on.now, on.noContactSeconds)]] += 1
    sums.uncoded += machine.uncoded_stops
    const own = on.figures.get(machine.machine_id)
    if (!own) continue
    times.run_ms += own.planned_run_seconds * 1000
    times.stop_ms += own.stop_seconds * 1000
    times.micro_ms += own.micro_seconds * 1000
    times.ideal_ms += own.ideal_seconds * 1000
    times.pieces += own.planned_made_qty
    times.scrap_oee += own.quality_scrap_qty
    made.push(...own.made)
  }
  const { t_percent, a_percent, tak } = oee(times)
  return { ...sums, made: addMade(made), availability: t_percent, performance: a_percent, oee: tak }
}
