/** Where the counters of machines stand, over restarts of this process. */
import type { Note, SignalSink } from './define-connector.ts'
import type { Counted } from './running-count.ts'

export interface CounterMemory {
  of(machine_id: string): Counted | undefined
  /** A reading that is in doubt is remembered here alone: after a restart it is doubted anew, and nothing is lost. */
  doubted(machine_id: string, counted: Counted): void
}

/** What a counter counts: a machine may have one of its cycles and one of its scrap. */
export type CounterOf = 'counter' | 'scrap'

export function counterMemory(sink: Pick<SignalSink, 'recall'>, what: CounterOf = 'counter'): CounterMemory {
  const doubts = new Map<string, Counted['doubt']>()
  return {
    of(machine_id) {
      const value = sink.recall(valueKey(what, machine_id))
      if (value === undefined) return undefined
      // An earlier release noted no time: then every reading is a newer one.
      return { value, at: sink.recall(timeKey(what, machine_id)) ?? 0, doubt: doubts.get(machine_id) }
    },
    doubted(machine_id, { doubt }) {
      if (doubt) doubts.set(machine_id, doubt)
      else doubts.delete(machine_id)
    },
  }
}

/** Goes with the signal that was computed of it. */
export function counterNotes(machine_id: string, { value, at }: Counted, what: CounterOf = 'counter'): Note[] {
  return [
    { key: valueKey(what, machine_id), value },
    { key: timeKey(what, machine_id), value: at },
  ]
}

const valueKey = (what: CounterOf, machine_id: string) => `${what} ${machine_id}`
const timeKey = (what: CounterOf, machine_id: string) => `${what} ${machine_id} at`
