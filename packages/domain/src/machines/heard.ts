import type { MachineEvent, MachineState } from './machine-state.ts'

/** What the machine itself says. A person who codes its stop does not prove that it is still there. */
const saysIt: Readonly<Record<MachineEvent['kind'], boolean>> = {
  state: true,
  cycles: true,
  value: true,
  alarm: true,
  scrap: true,
  order: true,
  tool: true,
  tick: false,
  code: false,
  note: false,
  split: false,
  people: false,
  cavities: false,
  off: false,
}

/** The state after an event as far as contact goes; the same one when it tells nothing new of that. */
export function heard(state: MachineState, event: MachineEvent, at: number): MachineState {
  return saysIt[event.kind] && at > state.last_signal ? { ...state, last_signal: at } : state
}

export function isHeard(event: MachineEvent): boolean {
  return saysIt[event.kind]
}
