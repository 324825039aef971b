/** Who was signed in when the server was last there: a terminal that starts without it goes on as this person. */
import type { Session } from '@takt/domain/ground/model/session.ts'
import { serverNow } from '../live/server-clock.ts'
import { deviceDb } from './device-db.ts'

/** After this long without the server a terminal shows nothing by itself: who stands there may be anybody. */
const LONGEST_AWAY_MS = 24 * 3_600_000

export async function keepSession(session: Session): Promise<void> {
  await (await deviceDb()).put('session', { session, at: serverNow() }, 'last').catch(() => undefined)
}

export async function forgetSession(): Promise<void> {
  await (await deviceDb()).delete('session', 'last')
}

export async function keptSession(): Promise<{ session: Session; at: number } | null> {
  try {
    const kept = await (await deviceDb()).get('session', 'last')
    if (!kept || serverNow() - kept.at > LONGEST_AWAY_MS) return null
    // One that an older version kept has no choices yet.
    const session = kept.session as Session
    return { session: { ...session, choices: session.choices ?? {} }, at: kept.at }
  } catch {
    return null
  }
}
