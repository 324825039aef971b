import type { Signal } from './signal.ts'

/** What is known of a machine between two signals. Times are milliseconds. */
export interface MachineState {
  readonly status: 'S' | 'R' | 'N'
  /** From when the status holds. */
  readonly since: number
  /** Up to when run and stop time are counted. */
  readonly counted_to: number
  readonly last_signal: number
  /** Key of the open stop, '' while running. */
  readonly stop: string
  /** Keys are given in order per machine. */
  readonly next_stop: number
}

export type MachineChange =
  | { readonly change: 'open-stop'; readonly stop: string; readonly at: number }
  | { readonly change: 'close-stop'; readonly stop: string; readonly at: number }
  | { readonly change: 'count-time'; readonly status: 'S' | 'R'; readonly from: number; readonly to: number }
  | { readonly change: 'count-cycles'; readonly cycles: number; readonly at: number }

export interface Advance {
  readonly state: MachineState
  readonly changes: readonly MachineChange[]
}

export const unheard: MachineState = {
  status: 'N',
  since: 0,
  counted_to: 0,
  last_signal: 0,
  stop: '',
  next_stop: 1,
}

/**
 * One signal in, the new state and what must be written out. Pure: the same signals give the same stops again.
 * A signal older than what is already counted never changes the present: its cycles count, its state does not.
 */
export function advance(state: MachineState, signal: Pick<Signal, 'kind' | 'value'>, at: number): Advance {
  const changes: MachineChange[] = []
  const late = at < state.counted_to
  let next: MachineState = { ...state, last_signal: Math.max(state.last_signal, at) }

  if (!late) {
    if (state.status !== 'N' && at > state.counted_to) {
      changes.push({ change: 'count-time', status: state.status, from: state.counted_to, to: at })
    }
    next = { ...next, counted_to: at }
  }

  if (signal.kind === 'cycles' && Number(signal.value) > 0) {
    changes.push({ change: 'count-cycles', cycles: Number(signal.value), at })
    // A machine that makes pieces runs, also when its "running" was lost or never sent.
    if (!late && state.status !== 'R') next = setStatus(next, 'R', { at, changes })
  }
  if (signal.kind === 'state' && !late) {
    const status = signal.value === 'running' ? 'R' : 'S'
    if (status !== state.status) next = setStatus(next, status, { at, changes })
  }
  return { state: next, changes }
}

function setStatus(state: MachineState, status: 'S' | 'R', on: { at: number; changes: MachineChange[] }): MachineState {
  if (status === 'R') {
    if (state.stop !== '') on.changes.push({ change: 'close-stop', stop: state.stop, at: on.at })
    return { ...state, status, since: on.at, stop: '' }
  }
  const stop = String(state.next_stop)
  on.changes.push({ change: 'open-stop', stop, at: on.at })
  return { ...state, status, since: on.at, stop, next_stop: state.next_stop + 1 }
}
