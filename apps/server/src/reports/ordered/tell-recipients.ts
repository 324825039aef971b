import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { mailAddresses } from '@takt/domain/ground/mail-addresses.ts'
import { text } from '@takt/texts/text.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { queueMail } from '../../ground/mail/queue-mail.ts'
import { addNotification } from '../../machines/notices/add-notification.ts'
import { inWords } from '../../machines/notices/spoken.ts'
import type { KeptReport } from './keep-report.ts'
import { orderedReport } from './ordered-reports.ts'
import type { StoredDelivery } from './stored-delivery.ts'

interface Person {
  readonly user_id: number
  readonly name: string
  readonly language: Language
  /** '' = nowhere. */
  readonly email: string
  readonly machine_restrictions: readonly string[]
  readonly active: boolean
}

interface Told {
  readonly events: LiveEvent[]
  readonly not_told: string[]
}

interface Delivered {
  readonly schedule: Pick<StoredDelivery, 'schedule_no' | 'report_id' | 'made_by'>
  readonly now: number
  /** Null: nothing was made. */
  readonly outcome: { readonly kept: KeptReport; readonly machine_ids: readonly string[] } | null
}

/** Each in their own language; who may not open the file is not told of it. A failure is told to whoever set it up. */
export async function tellRecipients(db: CompanyDb, { schedule, now, outcome }: Delivered): Promise<Told> {
  const { schedule_no, report_id, made_by } = schedule
  const meant = sql`user_id in (select r.user_id from report_recipient r where r.schedule_no = ${schedule_no})`
  const people = await db.many<Person>(sql`
    select user_id, coalesce(nullif(full_name, ''), username) as name, language, email, machine_restrictions,
      active and (valid_until is null or valid_until > ${new Date(now).toISOString()}) as active
    from app_user where ${outcome ? meant : sql`user_id = ${made_by}`} order by username`)
  const told: Told = { events: [], not_told: [] }
  for (const person of people) {
    if (!person.active || !maySee(person, outcome?.machine_ids ?? [])) {
      told.not_told.push(person.name)
      continue
    }
    const title = orderedReport(report_id)?.title
    const named = title ? { key: title } : report_id
    const name = inWords(person.language, named)
    const added = await addNotification(db, {
      machine_id: null,
      for_user: person.user_id,
      type: 'report',
      said: [
        { key: outcome ? 'notification.report-text' : 'notification.report-failed-text', values: { name: named } },
      ],
      now,
      path: outcome ? `/files/${outcome.kept.record_no}` : `/reports/order/${report_id}/schedule`,
    })
    told.events.push(added)
    await queueMail(db, {
      to: mailAddresses(person.email),
      subject: name,
      body: text(person.language, outcome ? 'mail.report-text' : 'notification.report-failed-text', { name }),
      ...(outcome ? { file: { hash: outcome.kept.hash, name: outcome.kept.path } } : {}),
      now,
    })
  }
  return told
}

function maySee({ machine_restrictions }: Person, machine_ids: readonly string[]): boolean {
  return machine_restrictions.length === 0 || machine_ids.every((id) => machine_restrictions.includes(id))
}
