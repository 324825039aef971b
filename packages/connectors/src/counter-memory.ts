/** Where the counters of machines stand, over restarts of this process. */
import type { HeardSignal, Note, SignalSink } from './define-connector.ts'
import type { Count, Counted, Doubt } from './running-count.ts'

export interface CounterMemory {
  of(machine_id: string): Counted | undefined
  /** A doubt that nobody is asked about is remembered here alone: after a restart it is doubted anew. */
  doubted(machine_id: string, counted: Counted): void
}

/** What a counter counts: a machine may have one of its cycles and one of its scrap. */
export type CounterOf = 'counter' | 'scrap'

export function counterMemory(sink: Pick<SignalSink, 'recall'>, what: CounterOf = 'counter'): CounterMemory {
  const doubts = new Map<string, Doubt>()
  /** It holds as long as nothing was counted since. */
  function notedDoubt(machine_id: string, counted_at: number): Doubt | undefined {
    const [value, at, since] = doubtKeys(what, machine_id).map((key) => sink.recall(key))
    if (value === undefined || at === undefined || since !== counted_at) return undefined
    return { value, at, restart: false }
  }
  return {
    of(machine_id) {
      const value = sink.recall(valueKey(what, machine_id))
      if (value === undefined) return undefined
      // An earlier release noted no time: then every reading is a newer one.
      const at = sink.recall(timeKey(what, machine_id)) ?? 0
      return { value, at, doubt: doubts.get(machine_id) ?? notedDoubt(machine_id, at) }
    },
    doubted(machine_id, { doubt }) {
      if (doubt) doubts.set(machine_id, doubt)
      else doubts.delete(machine_id)
    },
  }
}

/** A count as the signal that tells it, with what must be on disk together with it; of a doubted one, as a question. */
export function signalOfCount(
  base: Pick<HeardSignal, 'machine_id' | 'at'>,
  count: Extract<Count, { counted: Counted }>,
  { what, last }: { what: CounterOf; last: Counted | undefined },
): { signal: HeardSignal; notes: Note[] } | undefined {
  const kind = what === 'scrap' ? 'scrap' : 'cycles'
  const { counted } = count
  if ('cycles' in count) {
    return { signal: { ...base, kind, value: count.cycles }, notes: counterNotes(base.machine_id, counted, what) }
  }
  if (count.doubted === undefined || !counted.doubt) return undefined
  const jump = { from: last?.value ?? 0, to: counted.doubt.value }
  return {
    signal: { ...base, kind, value: count.doubted, jump },
    notes: doubtNotes(base.machine_id, counted, what),
  }
}

/** Goes with the signal that was computed of it. */
function counterNotes(machine_id: string, { value, at }: Counted, what: CounterOf): Note[] {
  return [
    { key: valueKey(what, machine_id), value },
    { key: timeKey(what, machine_id), value: at },
  ]
}

/** Goes with the signal that a person is asked about: doubted anew after a crash, its pieces would be asked for twice. */
function doubtNotes(machine_id: string, { at, doubt }: Counted, what: CounterOf): Note[] {
  if (!doubt) return []
  const values = [doubt.value, doubt.at, at]
  return doubtKeys(what, machine_id).map((key, index) => ({ key, value: values[index] ?? 0 }))
}

const doubtKeys = (what: CounterOf, machine_id: string) =>
  ['doubt', 'doubt at', 'doubt since'].map((name) => `${what} ${machine_id} ${name}`)
const valueKey = (what: CounterOf, machine_id: string) => `${what} ${machine_id}`
const timeKey = (what: CounterOf, machine_id: string) => `${what} ${machine_id} at`
