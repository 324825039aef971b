/** An ERP as small as one can be: it checks who speaks, books every id once, and does not take everything. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ErpRequest {
  readonly signature: string
  readonly body: string
}

export interface ErpReply {
  readonly status: number
  readonly body: {
    readonly error?: string
    readonly reason?: string
    readonly booked?: boolean
    readonly repeated?: boolean
  }
}

interface Message {
  readonly id?: unknown
  readonly card_no?: unknown
}

/** An order that is locked is unlocked by the planner sooner or later: the person who sends it again after that succeeds. */
const LOCKED_FOR = 5
const OLDEST_SIGNATURE_S = 300

export function exampleErp({ token, now = Date.now }: { token: string; now?: () => number }) {
  const booked = new Set<string>()
  const asked = new Map<string, number>()
  return {
    booked,
    take({ signature, body }: ErpRequest): ErpReply {
      if (!isSigned({ signature, body }, { token, now: now() }))
        return { status: 401, body: { error: 'Wrong signature' } }
      const { id, card_no } = JSON.parse(body) as Message
      if (typeof id !== 'string') return { status: 400, body: { error: 'A message needs an id' } }
      if (booked.has(id)) return { status: 200, body: { booked: true, repeated: true } }
      const times = (asked.get(id) ?? 0) + 1
      asked.set(id, times)
      const refused = refusal(id, times, String(card_no))
      if (refused) return { status: 422, body: refused }
      booked.add(id)
      asked.delete(id)
      return { status: 200, body: { booked: true } }
    },
  }
}

/** One of thirty is locked for a while, one of sixty is never taken. */
function refusal(id: string, times: number, card_no: string): ErpReply['body'] | undefined {
  const chance = Number.parseInt(id.replaceAll('-', '').slice(-4), 16)
  if (chance % 60 === 7)
    return { reason: 'period-closed', error: `Order ${card_no} belongs to a period that is closed` }
  if (chance % 30 === 3 && times <= LOCKED_FOR)
    return { reason: 'order-locked', error: `Order ${card_no} is locked for reporting` }
  return undefined
}

function isSigned({ signature, body }: ErpRequest, { token, now }: { token: string; now: number }): boolean {
  const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!seconds || !given || Math.abs(now / 1000 - Number(seconds)) > OLDEST_SIGNATURE_S) return false
  const expected = createHmac('sha256', token).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}
