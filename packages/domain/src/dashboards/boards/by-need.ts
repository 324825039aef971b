/** How soon somebody has to go to a machine of a wall. */
import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { type DisplayState, displayState, stateSince } from '../../machines/display-state.ts'
import { MICRO } from '../../machines/uncoded.ts'
import type { LossKind } from '../../stops/losses/loss-kind.ts'

interface Standing {
  readonly machine_id: string
  readonly status: 'S' | 'R' | 'N'
  readonly status_since: string
  readonly setup_since: string
  readonly last_signal: string
  readonly current_stop_reason: string
  readonly current_shift: number
  readonly setup_time: 0 | 1 | null
  /** Of the reason for which it stands; '' while it runs or nobody has said why. */
  readonly loss_kind: LossKind | ''
}

const needs: Readonly<Record<DisplayState, number>> = {
  uncoded: 1,
  'no-contact': 2,
  stopped: 3,
  setup: 4,
  running: 5,
  off: 6,
}

function rank(machine: Standing, state: DisplayState): number {
  if (state === 'stopped' && machine.loss_kind === 'breakdown') return 0
  // A stop of seconds would move every tile twice; a machine that nobody has connected yet misses nobody.
  if (state === 'stopped' && machine.current_stop_reason === MICRO) return needs.running
  return state === 'no-contact' && machine.last_signal === '' ? needs.off : needs[state]
}

/**
 * What needs somebody first: faults, stops nobody has explained, silence; of the same the one that lasts longest. Machines
 * that run keep their places.
 */
export function byNeed<M extends Standing>(
  machines: readonly M[],
  on: { readonly now: number; readonly noContactSeconds: number },
): { readonly machine: M; readonly state: DisplayState }[] {
  return machines
    .map((machine) => ({ machine, state: displayState(machine, on.now, on.noContactSeconds) }))
    .sort(
      (a, b) =>
        rank(a.machine, a.state) - rank(b.machine, b.state) ||
        (rank(a.machine, a.state) < needs.running ? sinceOf(a) - sinceOf(b) : 0) ||
        naturalCompare(a.machine.machine_id, b.machine.machine_id),
    )
}

function sinceOf({ machine, state }: { machine: Standing; state: DisplayState }): number {
  const since = Date.parse(stateSince(state, machine))
  return Number.isNaN(since) ? 0 : since
}
