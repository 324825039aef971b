/** Who is signed in, outside of React: calls and storage keys ask it too. */
import type { Session } from '@takt/domain/ground/model/session.ts'

export interface SessionState {
  /** `lost` keeps the session that ended: the page stays mounted under the sign-in form. */
  readonly status: 'unknown' | 'out' | 'in' | 'lost'
  readonly session: Session | null
  /** It was lost because nobody used it. */
  readonly idle?: boolean
}

let state: SessionState = { status: 'unknown', session: null }
const listeners = new Set<() => void>()

export function sessionState(): SessionState {
  return state
}

export function currentSession(): Session | null {
  return state.session
}

export function setSessionState(next: SessionState): void {
  state = next
  for (const tell of listeners) tell()
}

export function subscribeSession(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The server no longer knows us in the middle of work. */
export function sessionLost(idle = false): void {
  if (state.status === 'in') setSessionState({ status: 'lost', session: state.session, idle })
}
