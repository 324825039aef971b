import { Secret, TOTP } from 'otpauth'
import type { TestServer } from '../../test/test-server.ts'
import { answerOf } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'

/** What the app shows at this moment. */
export function codeOf(secret: unknown, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: at })
}

interface Sent {
  readonly address?: string
  readonly cookie?: string
}

/** Somebody at the door of a server that trusts its proxy. */
export function atTheDoor(server: TestServer) {
  const send = async (path: string, body: object, { address = '10.0.0.1', cookie = '' }: Sent = {}) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) }
    return await answerOf(
      await fetch(`${server.url}/api/session${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
  }
  return {
    password: (username: string, sent: Sent & { password?: string; company_key?: string } = {}) => {
      const { password = example.password, company_key = example.company_key } = sent
      return send('', { company_key, username, password }, sent)
    },
    code: (pending: unknown, code: string, sent?: Sent) => send('/second-factor', { pending, code }, sent),
    choose: (pending: unknown, new_password: string, sent?: Sent) =>
      send('/new-password', { pending, new_password }, sent),
    setUp: (pending: unknown, sent?: Sent) => send('/second-factor/set-up', { pending }, sent),
  }
}
