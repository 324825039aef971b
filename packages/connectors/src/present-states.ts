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
  /** The machine has said something, whatever it was. */
  alive(machine_id: string, now: number): void
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

/** Whether a machine that last said something then is still spoken for. Without a limit only its own word ends it. */
export function isHeard(last: number | undefined, now: number, heard_within: number | undefined): boolean {
  return heard_within === undefined || (last !== undefined && now - last <= heard_within * 1000)
}

interface Rules {
  readonly every_ms?: number
  /** Seconds without a word after which a machine is no longer spoken for. */
  readonly heard_within?: number | undefined
}

export function keepPresentStates(sink: SignalSink, rules: Rules = {}): PresentStates {
  const { every_ms = REPEAT_EVERY_MS, heard_within } = rules
  const machines = new Map<string, Present>()
  const lastWords = new Map<string, number>()
  let repeating = false
  const timer = setInterval(async () => {
    // A full buffer holds the last round up: a second one behind it would only be older.
    if (repeating) return
    repeating = true
    for (const present of [...machines.values()]) {
      const { machine_id } = present.said
      if (machines.get(machine_id) !== present) continue
      if (!isHeard(lastWords.get(machine_id), Date.now(), heard_within)) continue
      await sink.signal(repeatOf(present, Date.now())).catch(() => {})
    }
    repeating = false
  }, every_ms)
  timer.unref()
  return {
    heard(said, now) {
      machines.set(said.machine_id, { said, behind: behindOf(said, now) })
      lastWords.set(said.machine_id, now)
    },
    alive(machine_id, now) {
      lastWords.set(machine_id, now)
    },
    lost(machine_id) {
      machines.delete(machine_id)
    },
    allLost: () => machines.clear(),
    close: () => clearInterval(timer),
  }
}
