import { UNCODED } from '../stops/uncoded.ts'

export type DisplayState = 'running' | 'stopped' | 'uncoded' | 'setup' | 'no-contact'

interface Shown {
  readonly status: 'S' | 'R' | 'N'
  readonly current_stop_reason: string
  readonly setup_time: 0 | 1 | null
  readonly last_signal: string
}

/**
 * What a screen says of a machine. Silence is never shown as running or idle: after `noContactSeconds` without a
 * signal the machine counts as out of contact, whatever its last word was.
 */
export function displayState(machine: Shown, now: number, noContactSeconds: number): DisplayState {
  if (machine.status === 'N' || machine.last_signal === '') return 'no-contact'
  if (now - Date.parse(machine.last_signal) > noContactSeconds * 1000) return 'no-contact'
  if (machine.status === 'R') return 'running'
  if (machine.current_stop_reason === UNCODED) return 'uncoded'
  return machine.setup_time === 1 ? 'setup' : 'stopped'
}
