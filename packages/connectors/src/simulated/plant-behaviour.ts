import type { HeardSignal } from '../define-connector.ts'
import { type MachineMoment, type Moved, move, type SimulatedMachine, standFor, switchOn } from './machine-behaviour.ts'

export interface PlantState {
  readonly machines: readonly MachineMoment[]
  /** The longest time, in milliseconds, that a machine says nothing. */
  readonly silence: number
}

export interface Step {
  readonly state: PlantState
  readonly signals: readonly HeardSignal[]
}

export function startPlant(
  machines: readonly SimulatedMachine[],
  on: { now: number; seed: number; silence: number },
): Step {
  return together(
    machines.map((machine) => switchOn(machine, on)),
    on.silence,
  )
}

/** What the plant says between its last step and `now`. One long step says the same as many short ones. */
export function step(state: PlantState, now: number): Step {
  return together(
    state.machines.map((moment) => move(moment, { now, silence: state.silence })),
    state.silence,
  )
}

function together(moved: readonly Moved[], silence: number): Step {
  const signals = moved.flatMap((machine) => machine.signals)
  // ISO times of one length sort as text; sorting is stable, so a machine's own order stays.
  signals.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return { state: { machines: moved.map(({ moment }) => moment), silence }, signals }
}

/** What a machine makes from now on: how long a cycle of it takes, and what its pieces weigh. */
export interface MadeNow {
  readonly planned_cycle_seconds: number
  readonly grams: readonly number[]
  /** How long it stands before; 0: it goes on as it is. */
  readonly setup_ms: number
}

/** Set up for another order: the cycle that is under way is still one of the order before. */
export function setUp(
  state: PlantState,
  machine_id: string,
  { planned_cycle_seconds, grams, setup_ms, now }: MadeNow & { readonly now: number },
): PlantState {
  return {
    ...state,
    machines: state.machines.map((moment) => {
      if (moment.machine.machine_id !== machine_id) return moment
      const piece_scales = moment.machine.piece_scales.map(({ signal }) => ({ signal, grams }))
      const made = { ...moment, machine: { ...moment.machine, planned_cycle_seconds, piece_scales } }
      return setup_ms > 0 ? standFor(made, { now, setup_ms }) : made
    }),
  }
}
