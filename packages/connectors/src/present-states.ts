/** What each machine is doing now, said again while it is in contact: a quiet machine must not look like a lost one. */
import type { HeardSignal, SignalSink } from './define-connector.ts'

const REPEAT_EVERY_MS = 25_000
/** A repeat never overtakes what the machine may already have said and the network not yet brought. */
const BEHIND_MS = 1000
/** More than this is no clock that goes wrong, but a message that waited somewhere. */
const MOST_BEHIND_MS = 60_000

type State = Extract<HeardSignal, { kind: 'state' }>

interface Present {
  readonly said: State
  /** How far the machine's clock, and the way to us, lie behind ours. */
  readonly behind: number
}

export interface PresentStates {
  /** A state that holds now; history must not come here. */
  heard(said: State, now: number): void
  /** No contact: the machine is not spoken for any more. */
  lost(machine_id: string): void
  allLost(): void
  close(): void
}

/** The times that a repeat carries: never before the state itself, never ahead of the machine's clock. */
export function repeatOf({ said, behind }: Present, now: number): State {
  const at = Math.max(Date.parse(said.at), now - behind - BEHIND_MS)
  return { ...said, at: new Date(at).toISOString() }
}

export function behindOf({ at }: Pick<State, 'at'>, now: number): number {
  const late = now - Date.parse(at)
  return late > 0 && late <= MOST_BEHIND_MS ? late : 0
}

export function keepPresentStates(sink: SignalSink, every_ms = REPEAT_EVERY_MS): PresentStates {
  const machines = new Map<string, Present>()
  let repeating = false
  const timer = setInterval(async () => {
    // A full buffer holds the last round up: a second one behind it would only be older.
    if (repeating) return
    repeating = true
    for (const present of [...machines.values()]) {
      if (machines.get(present.said.machine_id) !== present) continue
      await sink.signal(repeatOf(present, Date.now())).catch(() => {})
    }
    repeating = false
  }, every_ms)
  timer.unref()
  return {
    heard(said, now) {
      machines.set(said.machine_id, { said, behind: behindOf(said, now) })
    },
    lost(machine_id) {
      machines.delete(machine_id)
    },
    allLost: () => machines.clear(),
    close: () => clearInterval(timer),
  }
}
