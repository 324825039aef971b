import { UNPLANNED } from '../ground/calendar.ts'
import { chosenColour } from './reason-colours.ts'
import { asksForReason } from './uncoded.ts'

export const displayStates = ['running', 'stopped', 'uncoded', 'setup', 'no-contact', 'off'] as const
/** `off`: it stands in time that nobody planned, and nobody has to do anything about it. */
export type DisplayState = (typeof displayStates)[number]

interface Shown {
  readonly status: 'S' | 'R' | 'N'
  readonly current_stop_reason: string
  readonly setup_time: 0 | 1 | null
  readonly current_shift?: number | undefined
  readonly last_signal: string
}

/**
 * What every screen says of a machine, and counts it as. Silence is never shown as running or idle: after `noContactSeconds`
 * without a signal the machine counts as out of contact, whatever its last word was. Outside the shifts a machine is switched
 * off: that it stands or that nothing is heard of it then is no fault.
 */
export function displayState(machine: Shown, now: number, noContactSeconds: number): DisplayState {
  const state = stateInShift(machine, now, noContactSeconds)
  return machine.current_shift === UNPLANNED && state !== 'running' && state !== 'setup' ? 'off' : state
}

function stateInShift(machine: Shown, now: number, noContactSeconds: number): DisplayState {
  if (machine.status === 'N' || machine.last_signal === '') return 'no-contact'
  if (now - Date.parse(machine.last_signal) > noContactSeconds * 1000) return 'no-contact'
  if (machine.status === 'R') return 'running'
  if (asksForReason(machine)) return 'uncoded'
  return machine.setup_time === 1 ? 'setup' : 'stopped'
}

/**
 * From when on it is so: a machine that is not heard was last heard then, a setup may have begun while it stood. Nobody counts
 * how long a machine is off.
 */
export function stateSince(
  state: DisplayState,
  machine: { readonly status_since: string; readonly setup_since: string; readonly last_signal: string },
): string {
  if (state === 'off') return ''
  if (state === 'no-contact') return machine.last_signal
  return (state === 'setup' && machine.setup_since) || machine.status_since
}

/** A coded stop has the colour of its reason; every other state, and a reason without one, the theme's. */
export function stateColour(state: DisplayState, machine: { readonly stop_reason_color: string }): string | undefined {
  return state === 'stopped' ? chosenColour(machine.stop_reason_color) : undefined
}
