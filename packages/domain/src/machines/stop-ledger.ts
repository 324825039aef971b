import { type MachineChange, startOfStop, stopKey } from './machine-state.ts'
import { MICRO, UNCODED } from './uncoded.ts'

export interface StopEntry {
  readonly stop: string
  readonly start: number
  readonly end: number | null
  readonly stop_reason: string
  readonly note: string
  readonly employee: string
  readonly automatic: 0 | 1
  readonly continues: 0 | 1
  readonly day: string
  readonly shift: number
}

/** The stops of one machine that a stretch of changes touches, by their key. Null = dropped. */
export type StopLedger = Map<string, StopEntry | null>

/** Time that was counted as a micro-stop's and is one no longer. */
export interface TurnedTime {
  readonly from: number
  readonly to: number
  readonly day: string
  readonly shift: number
}

/**
 * Enters changes in their order, and answers what turned out to be no micro-stop. A stop that the ledger does not hold
 * is not changed: the caller loads what the changes name.
 */
export function enterChanges(ledger: StopLedger, changes: readonly MachineChange[]): TurnedTime[] {
  const turned: TurnedTime[] = []
  const name = (stop: string | undefined, at: number, change: (entry: StopEntry) => StopEntry) =>
    alter(ledger, stop, (entry) => {
      const next = change(entry)
      const { start, end, day, shift } = entry
      if (entry.stop_reason === MICRO && next.stop_reason !== MICRO) {
        turned.push({ from: start, to: end ?? at, day, shift })
      }
      return next
    })
  for (const change of changes) {
    switch (change.change) {
      case 'open-stop':
        ledger.set(change.stop, {
          stop: change.stop,
          start: change.at,
          end: null,
          stop_reason: change.reason,
          note: '',
          employee: '',
          automatic: change.automatic,
          continues: change.continues,
          day: change.day,
          shift: change.shift,
        })
        break
      case 'close-stop':
        alter(ledger, change.stop, (entry) => ({ ...entry, end: change.at }))
        break
      case 'drop-stop':
        ledger.set(change.stop, null)
        break
      case 'code-stop':
        name(holder(ledger, change.stop), change.at, (entry) => ({
          ...entry,
          stop_reason: change.reason,
          // A rule that names a stop anew leaves what a person wrote.
          note: change.automatic === 1 || change.reason === UNCODED ? entry.note : change.note,
          employee: change.employee || entry.employee,
          automatic: change.automatic,
        }))
        break
      case 'settle-stop':
        for (const stop of microSince(ledger, change.since)) {
          const { reason, automatic } = change
          name(stop, change.at, (entry) => ({
            ...entry,
            stop_reason: reason,
            employee: change.employee || entry.employee,
            automatic,
          }))
        }
        break
      case 'note-stop':
        alter(ledger, holder(ledger, change.stop), (entry) => ({ ...entry, note: change.note }))
        break
      case 'split-stop':
        split(ledger, change.stop, change.at)
        break
    }
  }
  return turned
}

function microSince(ledger: StopLedger, since: number): string[] {
  const found: string[] = []
  // Without a copy: a month that is built again has thousands of stops, and turns hundreds of times.
  for (const entry of ledger.values()) {
    if (entry && entry.start >= since && entry.stop_reason === MICRO) found.push(entry.stop)
  }
  return found
}

function alter(ledger: StopLedger, stop: string | undefined, change: (entry: StopEntry) => StopEntry): void {
  const entry = stop === undefined ? undefined : ledger.get(stop)
  if (entry) ledger.set(entry.stop, change(entry))
}

/** The stop of that key, or the one that now holds its beginning: a late signal may have moved it. */
function holder(ledger: StopLedger, stop: string): string | undefined {
  if (ledger.get(stop)) return stop
  const at = startOfStop(stop)
  for (const entry of ledger.values()) {
    if (entry && entry.start <= at && (entry.end === null || at < entry.end)) return entry.stop
  }
  return undefined
}

function split(ledger: StopLedger, stop: string, at: number): void {
  const found = ledger.get(holder(ledger, stop) ?? '')
  const inside = found && at > found.start && (found.end === null || at < found.end)
  if (!inside) return
  ledger.set(found.stop, { ...found, end: at })
  ledger.set(stopKey(at), { ...found, stop: stopKey(at), start: at, continues: 0 })
}
