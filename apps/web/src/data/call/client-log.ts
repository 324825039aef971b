/** What happened in this browser lately, for the developer log. Kept in memory only; the oldest entries go first. */
export type LogLevel = 'info' | 'warning' | 'error'

export interface LogEntry {
  readonly id: number
  readonly at: number
  readonly level: LogLevel
  readonly source: string
  readonly message: string
  readonly detail: Readonly<Record<string, unknown>> | undefined
}

const MOST_ENTRIES = 500
let entries: readonly LogEntry[] = []
let nextId = 1
const listeners = new Set<() => void>()

export function logEntry(level: LogLevel, source: string, message: string, detail?: Record<string, unknown>): void {
  entries = [...entries, { id: nextId++, at: Date.now(), level, source, message, detail }].slice(-MOST_ENTRIES)
  for (const tell of listeners) tell()
}

export function logEntries(): readonly LogEntry[] {
  return entries
}

export function subscribeLog(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
