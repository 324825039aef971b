import type { LogEntry, LogLevel } from '../../../data/call/client-log.ts'

/** Newest first. */
export function filterLog(
  entries: readonly LogEntry[],
  { level, search }: { level: LogLevel | 'all'; search: string },
): LogEntry[] {
  const wanted = search.trim().toLowerCase()
  return entries
    .filter((entry) => level === 'all' || entry.level === level)
    .filter((entry) =>
      `${entry.source} ${entry.message} ${JSON.stringify(entry.detail)}`.toLowerCase().includes(wanted),
    )
    .reverse()
}
