/** Structured log lines. Values under these names never reach a log, wherever they are nested. */
const SECRET = /pass|secret|token|cookie|authorization|api_key|ingest_key|pin_code/i

export type LogFields = Readonly<Record<string, unknown>>

export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

export function createLog(write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Log {
  const line =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      write(JSON.stringify({ at: new Date().toISOString(), level, message, ...(masked(fields) as LogFields) }))
  return { info: line('info'), warn: line('warn'), error: line('error') }
}

export function masked(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (typeof value !== 'object' || value === null || depth > 6) return value
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, SECRET.test(name) ? '***' : masked(item, depth + 1)]),
  )
}
