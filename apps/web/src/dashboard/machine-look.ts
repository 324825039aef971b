import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { type DisplayState, displayState, stateColour } from '@takt/domain/machines/display-state.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { Plant } from './define-widget.ts'

export interface MachineLook {
  readonly state: DisplayState
  /** The stop reason's own colour and the ink that reads on it; undefined where the theme's colour is used. */
  readonly own: { readonly fill: string; readonly ink: string } | undefined
}

/** Only a coded stop shows its reason's colour; every other state has the theme's: D-WIDGET-13-X. */
export function machineLook(
  machine: Pick<
    Machine,
    'status' | 'current_shift' | 'current_stop_reason' | 'setup_time' | 'last_signal' | 'stop_reason_color'
  >,
  now: number,
  plant: Pick<Plant, 'noContactSeconds'>,
): MachineLook {
  const state = displayState(machine, now, plant.noContactSeconds)
  const fill = stateColour(state, machine)
  return { state, own: fill === undefined ? undefined : { fill, ink: textOn(fill) } }
}
