import { OpenWall } from '@takt/contract/dashboards/open-wall.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerSession } from '../../ground/call/answer-session.ts'
import { CallError } from '../../ground/call/answers.ts'
import { sameOrigin } from '../../ground/call/credentials.ts'
import type { Connections } from '../../ground/db/connections.ts'
import { createRateLimit } from '../../ground/http/rate-limit.ts'
import { FEW_BYTES } from '../../ground/http/server.ts'
import type { Log } from '../../ground/log.ts'
import type { FindSession } from '../../ground/sessions/find-session.ts'
import { openWall } from './open-wall.ts'

export interface WallRouteParts {
  readonly connections: Connections
  readonly now: () => number
  readonly log: Log
  readonly findSession: FindSession
  readonly secureCookies: boolean
  readonly signInRate: { perSecond: number; burst: number }
}

/** Company ids are integers of the database; anything else is nobody's. */
const COMPANY = /^\d{1,9}$/

/** Exchanges the code of a wall link for a session. The code comes in the body: an address would stand in logs. */
export function addWallRoute(app: FastifyInstance, parts: WallRouteParts): void {
  const rate = createRateLimit(parts.signInRate)
  const onRequest = async (request: FastifyRequest) => {
    if (!sameOrigin(request.headers)) throw new CallError('notAllowed', 'call.forged')
    const seconds = rate.take(request.ip, parts.now())
    if (seconds > 0) throw new CallError('tooMany', 'sign-in.wait', { values: { seconds } })
  }
  app.post('/api/wall-session', { bodyLimit: FEW_BYTES, onRequest }, async (request, reply) => {
    const asked = OpenWall.safeParse(request.body).data ?? { company_id: '', code: '' }
    const company_id = COMPANY.test(asked.company_id) ? Number(asked.company_id) : -1
    const now = parts.now()
    const token = await openWall(parts.connections, { company_id, code: asked.code, address: request.ip }, now)
    const open = token && (await parts.findSession(token, now))
    if (!token || !open) {
      parts.log.warn('a wall link opened nothing', { request_id: request.id, address: request.ip, company_id })
      throw new CallError('notSignedIn', 'wall-link.wrong')
    }
    const { secureCookies } = parts
    return answerSession(request, reply, { open, token, secureCookies, maxAgeSeconds: 366 * 86_400 })
  })
}
