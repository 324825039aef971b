import type { CallRequest, GoodAnswer } from '@takt/contract/ground/answer.ts'
import { z } from 'zod'
import { withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import type { Log } from '../log.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { goodStatus } from './answers.ts'
import type { Handler, ToSend } from './handle.ts'
import { rememberAnswer } from './request-ids.ts'
import type { SendOutside } from './send-outside.ts'
import { doerOf, writeAudit } from './write-audit.ts'

interface SendingParts {
  readonly connections: Connections
  readonly sendOutside: SendOutside
  readonly log: Log
  readonly now: () => number
}

interface Sending {
  readonly open: OpenSession
  readonly request: CallRequest
  readonly procedure: Handler['procedure']
}

type Answers = Map<string, Promise<GoodAnswer<unknown>>>

/** Who repeats a request while it is being sent waits for the same answer. */
const beingSent = new WeakMap<Connections, Answers>()

function answersOf(connections: Connections): Answers {
  const known = beingSent.get(connections) ?? new Map()
  beingSent.set(connections, known)
  return known
}

const keyOf = ({ open, request }: Sending) => `${open.session.company_id}/${open.user_id}/${request.request_id}`

export function answerUnderWay(
  { connections }: SendingParts,
  sending: Sending,
): Promise<GoodAnswer<unknown>> | undefined {
  return sending.request.request_id ? answersOf(connections).get(keyOf(sending)) : undefined
}

/** Sends what a committed call has to say to the outside, and writes down how that ended. */
export function sendAfterCommit(parts: SendingParts, sending: Sending, toSend: ToSend): Promise<GoodAnswer<unknown>> {
  const answer = send(parts, sending, toSend)
  if (!sending.request.request_id) return answer
  const [answers, key] = [answersOf(parts.connections), keyOf(sending)]
  const known = answer.finally(() => answers.delete(key))
  answers.set(key, known)
  return known
}

async function send(
  parts: SendingParts,
  { open, request, procedure }: Sending,
  { request: toOutside, hosts, answered }: ToSend,
): Promise<GoodAnswer<unknown>> {
  const sent = (await parts.sendOutside(toOutside, hosts)) ?? { status: 0, problem: 'not a listed host' }
  const { rows, audit } = answered(sent)
  const answer = { data: z.array(procedure.output).parse(rows), call_status: goodStatus() }
  const scope = {
    company_id: open.session.company_id,
    machine_restrictions: open.session.machine_restrictions,
    readOnly: false,
    by: doerOf(open, parts.now()),
  }
  try {
    await withCompany(parts.connections, scope, async (db) => {
      await writeAudit(db, [audit])
      if (request.request_id) await rememberAnswer(db, { open, request, answer })
    })
  } catch (error) {
    // It was sent: a person who is told that it failed would send it again.
    parts.log.error('what came back from outside could not be written down', { error })
  }
  return answer
}
