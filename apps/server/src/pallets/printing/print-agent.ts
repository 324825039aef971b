import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { failure, failureOfError, keptFailure } from '@takt/domain/ground/failure.ts'
import { type Label, zplOf } from '@takt/domain/pallets/label.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { hasCome } from '../../ground/db/set-back.ts'
import { sql } from '../../ground/db/sql.ts'
import { wholeContent } from '../../ground/files/content.ts'
import type { Bus } from '../../ground/live/bus.ts'
import type { Log } from '../../ground/log.ts'
import type { OutsideAddresses } from '../../ground/outside/outside-addresses.ts'
import { poll } from '../../ground/poll.ts'
import { traced } from '../../ground/traces/spans.ts'
import { NotPrinted, sendToPrinter } from './send-to-printer.ts'
import { tellNotPrinted } from './tell-not-printed.ts'

interface AgentParts {
  readonly connections: Connections
  readonly log: Log
  readonly now: () => number
  readonly publish: Bus['publish']
  readonly addresses: OutsideAddresses
}

const LOOK_EVERY_MS = 1_000
/** A process that died while it printed is followed by another after this; longer than a label may take. */
export const HELD_MS = 60_000
const MOST_PRINTERS = 16
const MOST_ROUNDS = 100

interface TakenJob {
  readonly company_id: number
  readonly record_no: number
  /** Null: a file that belongs to no machine. */
  readonly machine_id: string | null
  /** Null: a file is printed. */
  readonly label: Label | null
  readonly file_hash: string | null
  readonly copies: number
  readonly host: string
  readonly port: number
  readonly asks_status: boolean
}

/** Beside the jobs and not one of them: a printer that does not answer must not hold up the clock of the machines. */
export function startPrintAgent(parts: AgentParts): { stop(): Promise<void> } {
  const { log } = parts
  return poll({
    everyMs: LOOK_EVERY_MS,
    log,
    failed: 'labels could not be printed',
    work: (stop) => printDue(parts, stop),
  })
}

/** Prints what waits: on every printer one label after the other, on all printers at once. */
export async function printDue(parts: AgentParts, stop: AbortSignal): Promise<void> {
  const holder = randomUUID()
  for (let round = 0; round < MOST_ROUNDS && !stop.aborted; round += 1) {
    const jobs = await takeJobs(parts, holder)
    if (jobs.length === 0) return
    const printed = await Promise.allSettled(jobs.map((job) => printOne(parts, job, { holder, stop })))
    for (const each of printed) {
      if (each.status === 'rejected') parts.log.warn('a label could not be printed', { error: each.reason })
    }
  }
}

/**
 * The oldest job of each printer on which nobody prints. It says Printing and is held for a while: should this process
 * die, the job is taken again, so that a label may come twice and never not at all.
 */
async function takeJobs({ connections, now, publish }: AgentParts, holder: string): Promise<TakenJob[]> {
  const at = now()
  const until = new Date(at + HELD_MS).toISOString()
  const jobs = await query<TakenJob>(
    connections.owner,
    sql`with due as (
          select p.company_id, p.host, p.port, p.asks_status, w.record_no
          from printer p cross join lateral (
            select j.record_no from print_job j
            where j.company_id = p.company_id and j.printer_no = p.printer_no
              and (j.status = 'New' or (j.status = 'Printing' and ${hasCome(sql`j.held_until`, at, HELD_MS)}))
            order by j.record_no limit 1) w
          where not exists (
            select from print_job h where h.company_id = p.company_id and h.printer_no = p.printer_no
              and h.status = 'Printing' and not ${hasCome(sql`h.held_until`, at, HELD_MS)})
          order by w.record_no limit ${MOST_PRINTERS} for update of p skip locked)
        update print_job j set status = 'Printing', held_by = ${holder}, held_until = ${until}
        from due where j.company_id = due.company_id and j.record_no = due.record_no and j.status in ('New', 'Printing')
        returning j.company_id, j.record_no, j.machine_id, j.label, j.file_hash, j.copies, due.host, due.port,
          due.asks_status`,
  )
  for (const { company_id, machine_id } of jobs) await tell({ connections, publish }, company_id, machine_id)
  return jobs
}

async function printOne(
  parts: AgentParts,
  job: TakenJob,
  { holder, stop }: { readonly holder: string; readonly stop: AbortSignal },
): Promise<void> {
  const { connections, publish } = parts
  const error = await errorOf(parts, job, stop)
  const { company_id, machine_id, record_no } = job
  // Ended in the middle: whoever comes next prints it.
  const status = error === '' ? 'Printed' : stop.aborted ? 'New' : 'Failed'
  const announce = await withCompany(connections, { company_id, machine_restrictions: [] }, async (db) => {
    await db.run(sql`
      update print_job set status = ${status}, last_error = ${status === 'Failed' ? error : ''}, held_until = 'epoch'
      where record_no = ${record_no} and held_by = ${holder} and status = 'Printing'`)
    const told = status === 'Failed' ? await tellNotPrinted(db, { record_no, machine_id, error, now: parts.now() }) : []
    return await publish(company_id, { events: [...changed(machine_id), ...told], machines: [] }, db)
  })
  announce()
}

/** '' when it was printed. */
async function errorOf(parts: AgentParts, job: TakenJob, stop: AbortSignal): Promise<string> {
  const { host, port, label, asks_status } = job
  if (host === '') return keptFailure(failure('printer-no-address'))
  try {
    const content = await contentOf(parts, job)
    const asks = asks_status && label !== null
    const about = { name: 'print', kind: 'client', attributes: { 'takt.company': job.company_id } } as const
    await traced(about, () => sendToPrinter({ host, port }, content, { stop, addresses: parts.addresses, asks }))
    return ''
  } catch (error) {
    return keptFailure(error instanceof NotPrinted ? error.failure : failureOfError(error as NodeJS.ErrnoException))
  }
}

/** A label in the printers' own language, a file as it is: it was queued only where the printer takes it. */
async function contentOf({ connections }: AgentParts, job: TakenJob): Promise<string | Buffer> {
  if (job.label) return zplOf(job.label, job.copies)
  const { company_id, file_hash } = job
  return await withCompany(connections, { company_id, machine_restrictions: [], readOnly: true }, async (db) => {
    const { size } = await db.one<{ size: number }>(sql`select size from file_content where hash = ${file_hash}`)
    return await wholeContent(db, file_hash ?? '', size)
  })
}

const changed = (machine_id: string | null): LiveEvent[] =>
  machine_id === null ? [] : [{ name: 'PalletsChanged', data: { machine_id } }]

async function tell(
  { connections, publish }: Pick<AgentParts, 'connections' | 'publish'>,
  company_id: number,
  machine_id: string | null,
): Promise<void> {
  const announce = await withCompany(connections, { company_id, machine_restrictions: [] }, (db) =>
    publish(company_id, { events: changed(machine_id), machines: [] }, db),
  )
  announce()
}
