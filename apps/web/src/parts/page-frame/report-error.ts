import { CallFailure, call } from '../../data/call/call.ts'
import { logEntry } from '../../data/call/client-log.ts'
import { currentSession } from '../../device/session-store.ts'

const MOST_PER_MINUTE = 10
let sent: number[] = []

/** Tells the server about an error nobody caught. Never more than a few a minute, and never an error about the error. */
export function reportError(error: Error, now = Date.now()): void {
  logEntry('error', 'app', error.message)
  sent = sent.filter((at) => now - at < 60_000)
  if (sent.length >= MOST_PER_MINUTE || currentSession() === null) return
  sent.push(now)
  call('report_client_error', {
    message: error.message.slice(0, 2000),
    // Addresses in a stack may carry a query with a code in it.
    stack: (error.stack ?? '').replaceAll(/\?[^\s:)]*/g, '').slice(0, 8000),
    path: location.pathname.slice(0, 500),
    app_version: import.meta.env.VITE_VERSION ?? '',
  }).catch(() => undefined)
}

/** Failed calls are shown where they happen and logged by themselves. */
function unknownProblem(problem: unknown): void {
  if (problem instanceof CallFailure) return
  reportError(problem instanceof Error ? problem : new Error(String(problem)))
}

export function watchForErrors(): void {
  window.addEventListener('error', (event) => unknownProblem(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => unknownProblem(event.reason))
}
