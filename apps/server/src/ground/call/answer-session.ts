import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenSession } from '../sessions/find-session.ts'
import { goodStatus } from './answers.ts'
import { isBrowser, sessionCookie } from './credentials.ts'

interface Opened {
  readonly open: OpenSession
  readonly token: string
  readonly secureCookies: boolean
  readonly maxAgeSeconds: number
}

/** A browser gets its token as a cookie that no script can read; a program gets it in the answer. */
export function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { open, token, secureCookies, maxAgeSeconds }: Opened,
): { data: object[]; call_status: ReturnType<typeof goodStatus> } {
  if (!isBrowser(request.headers)) {
    return { data: [{ ...open.session, bearer: token }], call_status: goodStatus() }
  }
  reply.header('set-cookie', sessionCookie(token, { secure: secureCookies, maxAgeSeconds }))
  return { data: [open.session], call_status: goodStatus() }
}
