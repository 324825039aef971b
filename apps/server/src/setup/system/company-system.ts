import { keyEnd } from '@takt/domain/people/key-end.ts'
import { connectorLife } from '@takt/domain/setup/system/connector-life.ts'
import type { SystemState } from '@takt/domain/setup/system/system-state.ts'
import { linkOf } from '../../erp/link.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

type Company = Pick<SystemState, 'connectors' | 'printers' | 'keys' | 'erp' | 'mail'>
type Asked = Pick<CallContext, 'db' | 'now' | 'server'>

/** A single failure is told by the next try, which often goes well. */
const FAILING_AFTER = 3
const MOST_SHOWN = 200

/** What the company itself connects: through its own database, so nothing of another one can stand here. */
export async function companySystem(asked: Asked): Promise<Company> {
  return {
    connectors: await connectors(asked),
    printers: await printers(asked),
    keys: await keys(asked),
    erp: await erp(asked),
    mail: await mail(asked),
  }
}

/** Of those that share a name the one that was heard last: a connector that starts anew is another sender. */
async function connectors({ db, now }: Asked): Promise<Company['connectors']> {
  const rows = await db.many<{ connector: string; said: string; heard: string | null }>(sql`
    select distinct on (connector) connector, state as said, greatest(last_post, reported_at) as heard
    from connector order by connector, greatest(last_post, reported_at) desc nulls last limit ${MOST_SHOWN}`)
  return rows.flatMap(({ connector, heard, ...said }) => {
    const life = connectorLife({ heard, ...said }, now)
    return life === 'gone' ? [] : [{ connector, life, heard }]
  })
}

async function printers({ db, now }: Asked): Promise<Company['printers']> {
  const dayAgo = new Date(now - 86_400_000).toISOString()
  return await db.many<Company['printers'][number]>(sql`
    select coalesce(nullif(p.printer_description, ''), p.printer_name) as printer,
      coalesce(j.waiting, 0) as waiting, j.oldest_waiting, coalesce(j.failed, 0) as failed
    from printer p left join (
      select printer_no, (count(*) filter (where status in ('New', 'Printing')))::int as waiting,
        min(queued) filter (where status in ('New', 'Printing')) as oldest_waiting,
        (count(*) filter (where status = 'Failed' and queued > ${dayAgo}))::int as failed
      from print_job where status in ('New', 'Printing') or queued > ${dayAgo} group by printer_no) j on j.printer_no = p.printer_no
    where p.active order by 1 limit ${MOST_SHOWN}`)
}

/** Also those that have ended: whoever still sends with one is refused until somebody notices. */
async function keys({ db, now }: Asked): Promise<Company['keys']> {
  const rows = await db.many<{ key: string; valid_until: string }>(sql`
    select name as key, valid_until from access_key where revoked_at is null and valid_until is not null
    order by valid_until, key_id limit ${MOST_SHOWN}`)
  return rows.flatMap(({ key, valid_until }) => {
    const end = keyEnd(valid_until, now)
    return end === 'open' ? [] : [{ key, end }]
  })
}

async function erp({ db }: Asked): Promise<Company['erp']> {
  const { enabled, failures, last_sent, last_error_at } = await linkOf(db)
  const open = await db.one<{ waiting: number; failed: number; oldest: string | null }>(sql`
    select (count(*) filter (where status = 'W'))::int as waiting, (count(*) filter (where status = 'F'))::int as failed,
      min(created) filter (where status = 'W') as oldest
    from erp_message where status in ('W', 'F')`)
  const failing = enabled && failures >= FAILING_AFTER
  const { oldest, ...counts } = open
  return { on: enabled, failing, ...counts, last_sent, since: failing ? (oldest ?? last_error_at) : last_sent }
}

/** Mail that was given up is told for a week: by then somebody has read it, or nobody will. */
async function mail({ db, now, server }: Asked): Promise<Company['mail']> {
  const weekAgo = new Date(now - 7 * 86_400_000).toISOString()
  const sent = await db.one<Omit<Company['mail'], 'on' | 'failing'> & { tries: number; oldest: string | null }>(sql`
    select (count(*) filter (where status = 'W'))::int as waiting,
      (count(*) filter (where status = 'F' and created > ${weekAgo}))::int as failed,
      coalesce(max(attempts) filter (where status = 'W'), 0) as tries,
      min(created) filter (where status = 'W') as oldest, max(sent) as last_sent, null as since
    from mail`)
  const { tries, oldest, ...counts } = sent
  const on = server.mailFrom !== ''
  const failing = on && tries >= FAILING_AFTER
  return { ...counts, on, failing, since: failing ? oldest : sent.last_sent }
}
