import { type Failure, failure, failureOfError, keptFailure } from '@takt/domain/ground/failure.ts'
import { isPermanent, nextMailAttempt } from '@takt/domain/reports/mail-sending.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import { type Connections, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import type { Log } from '../../ground/log.ts'
import { poll } from '../../ground/poll.ts'
import { traced } from '../../ground/traces/spans.ts'
import type { MailTransport } from './mail-transport.ts'

interface SenderParts {
  readonly connections: Connections
  readonly log: Log
  readonly now: () => number
  readonly transport: MailTransport
}

interface DueMail {
  readonly company_id: number
  readonly mail_no: string
  readonly to_address: string
  readonly subject: string
  readonly body: string
  readonly file_hash: string
  readonly file_name: string
  readonly attempts: number
}

const LOOK_EVERY_MS = 2_000
/** A process that died in the middle is followed by another after this; longer than a mail server is waited for. */
const HELD_MS = 180_000
const MOST_AT_ONCE = 20

/** Beside the jobs and not one of them: a slow mail server must not hold up the clock of the machines. */
export function startMailSender(parts: SenderParts): { stop(): Promise<void> } {
  const { log } = parts
  return poll({
    everyMs: LOOK_EVERY_MS,
    log,
    failed: 'mail could not be sent',
    work: (stop) => sendDueMail(parts, stop),
  })
}

/** Sends what is due. A process that dies after the mail server took one sends it again: better twice than never. */
export async function sendDueMail(parts: SenderParts, stop: AbortSignal): Promise<void> {
  const { connections, now, log } = parts
  const at = new Date(now()).toISOString()
  const due = await query<DueMail>(
    connections.owner,
    sql`with due as (select company_id, mail_no from mail where status = 'W' and next_attempt <= ${at}
          order by next_attempt limit ${MOST_AT_ONCE} for update skip locked)
        update mail m set attempts = m.attempts + 1, next_attempt = ${new Date(now() + HELD_MS).toISOString()}
        from due where m.company_id = due.company_id and m.mail_no = due.mail_no
        returning m.company_id, m.mail_no, m.to_address, m.subject, m.body, m.file_hash, m.file_name, m.attempts`,
  )
  for (const mail of due) {
    if (stop.aborted) return
    const about = { name: 'send a mail', kind: 'client', attributes: { 'takt.company': mail.company_id } } as const
    const problem = await traced(about, async (span) => {
      const failed = await send(parts, mail)
      span?.say({ attributes: { 'takt.outcome': failed ? failed.failure.key : 'ok' }, failed: failed !== null })
      return failed
    })
    if (problem)
      log.warn('a mail could not be sent', { mail_no: mail.mail_no, failure: problem.failure.key, said: problem.said })
    await note(parts, mail, problem)
  }
}

interface Problem {
  readonly failure: Failure
  /** The mail server's own words, for the server's log alone. */
  readonly said: string
  readonly permanent: boolean
}

async function send({ connections, transport }: SenderParts, mail: DueMail): Promise<Problem | null> {
  const { company_id, file_hash, file_name } = mail
  const file =
    file_hash === ''
      ? null
      : await withCompany(connections, { company_id, machine_restrictions: [], readOnly: true }, (db) =>
          db.maybe<{ content: Buffer }>(sql`select content from file_content where hash = ${file_hash}`),
        )
  if (file_hash !== '' && !file)
    return { failure: failure('file-gone', { file: file_name }), said: '', permanent: true }
  try {
    await transport.send({
      to: mail.to_address,
      subject: mail.subject,
      body: mail.body,
      ...(file ? { file: { name: file_name, content: file.content } } : {}),
    })
    return null
  } catch (error) {
    const thrown = error as Error & { code?: string; responseCode?: number }
    return { failure: failureOfError(thrown), said: thrown.message, permanent: isPermanent(thrown.responseCode) }
  }
}

async function note({ connections, now }: SenderParts, mail: DueMail, problem: Problem | null): Promise<void> {
  const { company_id, mail_no, attempts } = mail
  const next = problem && nextMailAttempt({ attempts, permanent: problem.permanent, now: now() })
  const status = problem === null ? 'S' : next === null ? 'F' : 'W'
  const at = new Date(now()).toISOString()
  await withCompany(connections, { company_id, machine_restrictions: [] }, (db) =>
    db.run(sql`
      update mail set status = ${status}, last_error = ${problem ? keptFailure(problem.failure) : ''},
        sent = ${problem === null ? at : null}, next_attempt = ${next ? new Date(next).toISOString() : at}
      where mail_no = ${mail_no} and attempts = ${attempts}`),
  )
}
