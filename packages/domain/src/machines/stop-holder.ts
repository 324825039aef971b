import { type MachineState, startOfStop } from './machine-state.ts'

/** The stop of that key, or the one that now holds its beginning: a late signal may have moved it. */
export function holderOf(state: MachineState, key: string): string {
  const { stop, last_stop } = state
  const start = startOfStop(key)
  if (stop !== '' && start >= startOfStop(stop)) return stop
  return last_stop !== '' && start >= startOfStop(last_stop) && start < endOfLastStop(state) ? last_stop : key
}

export function endOfLastStop({ status, since, stop }: MachineState): number {
  return status === 'R' ? since : startOfStop(stop)
}
