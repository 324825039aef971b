import type { OpenWall } from '@takt/contract/dashboards/open-wall.ts'
import type { GoodAnswer } from '@takt/contract/ground/answer.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { setSessionState } from '../../device/session-store.ts'
import { readAnswer } from '../call/call.ts'
import { noteServerTime } from '../live/server-clock.ts'
import { currentLanguage } from '../words/language.ts'

/** Exchanges the code of a wall link for a session of its one dashboard; throws a CallFailure when it opens nothing. */
export async function openWall(words: OpenWall): Promise<Session> {
  const response = await fetch('/api/wall-session', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify(words),
  })
  const answer = (await readAnswer(response)) as GoodAnswer<Session>
  const session = answer.data[0] as Session
  noteServerTime(session.server_time)
  setSessionState({ status: 'in', session })
  return session
}
