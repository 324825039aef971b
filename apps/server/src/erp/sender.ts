import { randomUUID } from 'node:crypto'
import { failure } from '@takt/domain/ground/failure.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { type Connections, query } from '../ground/db/connections.ts'
import { hasCome } from '../ground/db/set-back.ts'
import { sql } from '../ground/db/sql.ts'
import type { Bus } from '../ground/live/bus.ts'
import type { Log } from '../ground/log.ts'
import type { OutsideAddresses } from '../ground/outside/outside-addresses.ts'
import { poll } from '../ground/poll.ts'
import type { Secrets } from '../ground/secrets/secrets.ts'
import { nextMessage } from './next-message.ts'
import { type ErpTarget, type Posted, postMessage } from './post-message.ts'
import { recordOutcome } from './record-outcome.ts'
import { tokenPlace } from './token-place.ts'

interface SenderParts {
  readonly connections: Connections
  readonly log: Log
  readonly now: () => number
  readonly publish: Bus['publish']
  readonly addresses: OutsideAddresses
  readonly secrets: Pick<Secrets, 'open'>
}

const LOOK_EVERY_MS = 1_000
/** A process that died in the middle is followed by another after this; longer than a post and its two transactions. */
const HELD_MS = 60_000
const MOST_COMPANIES = 8
/** Then the others of this process get their turn. */
const MOST_PER_ROUND = 200

interface HeldLink extends Omit<ErpTarget, 'addresses'> {
  readonly company_id: number
  readonly company_key: string
}

/** Beside the jobs and not one of them: a slow ERP must not hold up the clock of the machines. */
export function startErpSender(parts: SenderParts): { stop(): Promise<void> } {
  const { log } = parts
  return poll({
    everyMs: LOOK_EVERY_MS,
    log,
    failed: 'the ERP could not be told',
    work: (stop) => sendDue(parts, stop),
  })
}

/** Sends what is due, each company by one process at a time and its messages one after the other. */
export async function sendDue(parts: SenderParts, stop: AbortSignal): Promise<void> {
  const holder = randomUUID()
  const links = await holdLinks(parts, holder)
  const rounds = links.map((link) => sendWhileHeld(parts, link, { holder, stop }))
  for (const round of await Promise.allSettled(rounds)) {
    if (round.status === 'rejected') parts.log.warn('the ERP could not be told', { error: round.reason })
  }
}

interface Hold {
  readonly holder: string
  readonly stop: AbortSignal
}

async function sendWhileHeld(parts: SenderParts, link: HeldLink, hold: Hold): Promise<void> {
  try {
    for (let sent = 0; sent < MOST_PER_ROUND && !hold.stop.aborted; sent += 1) {
      if (!(await sendOne(parts, link, hold))) return
    }
  } finally {
    await query(
      parts.connections.owner,
      sql`update erp_link set held_until = 'epoch' where company_id = ${link.company_id} and held_by = ${hold.holder}`,
    )
  }
}

async function holdLinks({ connections, now }: SenderParts, holder: string): Promise<HeldLink[]> {
  const at = new Date(now()).toISOString()
  return await query<HeldLink>(
    connections.owner,
    sql`with due as (
          select l.company_id from erp_link l
            join company c on c.company_id = l.company_id and c.erp_api_token is not null
          where l.enabled and l.address <> '' and l.next_try <= ${at} and ${hasCome(sql`l.held_until`, now(), HELD_MS)}
            and exists (select from erp_message m where m.company_id = l.company_id and m.status in ('W', 'F')
              and m.next_attempt <= ${at})
          order by l.next_try limit ${MOST_COMPANIES} for update of l skip locked)
        update erp_link l set held_by = ${holder}, held_until = ${new Date(now() + HELD_MS).toISOString()}
        from due join company c on c.company_id = due.company_id
        where l.company_id = due.company_id
        returning l.company_id, c.company_key, l.address, l.auth, c.erp_api_token as token`,
  )
}

/** False: nothing is due, nobody is there, or the link is held by another. */
async function sendOne(parts: SenderParts, link: HeldLink, { holder, stop }: Hold): Promise<boolean> {
  const { connections, now, publish } = parts
  const { company_id, company_key } = link
  const scope = { company_id, machine_restrictions: [] }
  const message = await withCompany(connections, scope, async (db) => {
    // Whoever was away for longer than it may hold the link has lost it, and another process sends by now.
    const held = await db.maybe(sql`
      update erp_link set held_until = ${new Date(now() + HELD_MS).toISOString()}
      where held_by = ${holder} and enabled returning 1`)
    return held ? await nextMessage(db, { company_key, now: now() }) : null
  })
  if (!message) return false
  const { row, body, problem } = message
  const { subject, record_no } = row
  const token = parts.secrets.open(link.token, tokenPlace(company_id))
  const to = token === null ? null : { ...link, token, addresses: parts.addresses }
  const posted: Posted | null = problem
    ? { outcome: 'refused', failure: problem, said: '' }
    : to === null
      ? { outcome: 'away', failure: failure('secret-unreadable'), said: '' }
      : await postMessage(to, { id: row.message_id, body, now: now() }, stop).catch(() => null)
  if (!posted) return false
  if (posted.failure) {
    const { key } = posted.failure
    parts.log.warn('the ERP did not take a record', { company_id, subject, record_no, failure: key, said: posted.said })
  }
  const announce = await withCompany(connections, scope, async (db) => {
    const events = await recordOutcome(db, row, { ...posted, now: now() })
    return events.length > 0 ? await publish(company_id, { events, machines: [] }, db) : undefined
  })
  announce?.()
  return posted.outcome !== 'away'
}
