import { isHeard } from './heard.ts'
import type { MachineRules } from './machine-rules.ts'
import type { MachineEvent, MachineState } from './machine-state.ts'
import { isOldNews } from './value-rules.ts'

/**
 * What an event does that lies before what is already counted. 'nothing': it says what was known; 'count': its pieces
 * are counted, the state at that time is as it says; 'rebuild': it changes the past, and the machine is built again from
 * the beginning of that day; so does a word from before the end of a silence that was counted. What people do is never
 * late: it happens now.
 */
export function lateEffect(
  state: MachineState,
  event: MachineEvent,
  on: { at: number; rules: MachineRules },
): 'nothing' | 'count' | 'rebuild' {
  const { at } = on
  if (isHeard(event) && at < state.silent_to) return 'rebuild'
  const status = statusAt(state, at)
  if (event.kind === 'cycles' && event.value > 0) {
    return status === 'R' && at >= state.reduction_since ? 'count' : 'rebuild'
  }
  if (event.kind === 'state') {
    return status === (event.value === 'running' ? 'R' : 'S') ? 'nothing' : 'rebuild'
  }
  if (event.kind === 'value') {
    return isOldNews(state.signal_states, { value: event.value, at, rules: on.rules.values }) ? 'nothing' : 'rebuild'
  }
  return 'nothing'
}

export function isLate(state: MachineState, at: number): boolean {
  return at < state.counted_to
}

/** Running and standing take turns, so the last two periods are known; of what lies before them nothing is. */
function statusAt({ status, since, previous_since }: MachineState, at: number): 'S' | 'R' | undefined {
  if (status === 'N') return undefined
  if (at >= since) return status
  if (at >= previous_since) return status === 'R' ? 'S' : 'R'
  return undefined
}
