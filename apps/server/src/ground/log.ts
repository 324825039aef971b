import { type Logger, pino } from 'pino'

/** Structured log lines, one JSON object each. Values under these names never reach a log, wherever they are nested. */
const SECRET = /pass|secret|token|cookie|authorization|api_key|ingest_key|pin_code/i

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]
export type LogFields = Readonly<Record<string, unknown>>

export interface Log extends Readonly<Record<LogLevel, (message: string, fields?: LogFields) => void>> {
  /** The same log, whose lines also say these: by the request's id all lines of one call are found. */
  about(fields: LogFields): Log
}

export function createLog(
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  level: LogLevel = 'info',
): Log {
  const settings = {
    level,
    // One server writes the file: neither its process nor its host tells lines apart.
    base: null,
    messageKey: 'message',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      // Pino's own redaction goes by paths that are known before; a secret may be nested anywhere.
      log: (fields: LogFields) => masked(fields) as Record<string, unknown>,
    },
  }
  return logBy(pino(settings, { write: (line: string) => write(line.trimEnd()) }))
}

function logBy(logger: Logger): Log {
  const at =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) =>
      logger[level](fields, message)
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    about: (fields) => logBy(logger.child(masked(fields) as LogFields)),
  }
}

export function masked(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (typeof value !== 'object' || value === null || depth > 6) return value
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, SECRET.test(name) ? '***' : masked(item, depth + 1)]),
  )
}
