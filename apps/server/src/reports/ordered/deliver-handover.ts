/** A hand-over that was signed, as a PDF for those who want it: whole, and not a table of a period. */
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { text } from '@takt/texts/text.ts'
import { reportPdf } from '../../documents/quick-reports/report-pdf.ts'
import { reportWords } from '../../documents/quick-reports/report-words.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import type { JobContext } from '../../ground/jobs/define-job.ts'
import { handoverContent } from '../handover/handover-paper.ts'
import { handoverRow, type StoredHandover, storedHandovers } from '../handover/handover-rows.ts'
import { finish, type MadeReport } from './deliver-report.ts'
import { type Maker, maySchedule, reportMaker } from './maker.ts'
import type { StoredDelivery } from './stored-delivery.ts'

export interface WaitingDelivery {
  readonly company_id: number
  readonly schedule_no: number
  readonly handover_no: number
}

/** Made with the rights of who set it up; kept, told and taken from the queue in one transaction, so that it comes once. */
export async function deliverHandover(waiting: WaitingDelivery, context: JobContext): Promise<void> {
  const { connections, now, publish } = context
  const { company_id, schedule_no, handover_no } = waiting
  const everything = { company_id, machine_restrictions: [] }
  const { schedule, maker } = await withCompany(connections, { ...everything, readOnly: true }, async (db) => {
    const schedule = await db.one<StoredDelivery>(sql`
      select schedule_no, report_id, question, weekdays, at_minutes, format, made_by, when_signed from report_schedule
      where schedule_no = ${schedule_no}`)
    return { schedule, maker: await reportMaker(db, schedule.made_by) }
  })
  const made = maySchedule(maker, now)
    ? await make(waiting, { schedule, maker }, context)
    : { refusal: 'report-maker-gone', values: { name: maker.full_name || maker.username } }
  const announce = await withCompany(connections, everything, async (db) => {
    const taken = await db.maybe(sql`
      delete from handover_delivery where schedule_no = ${schedule_no} and handover_no = ${handover_no}
      returning schedule_no`)
    if (!taken || made === null) return () => undefined
    const events = await finish(db, { schedule, maker, made, due: null, now })
    return await publish(company_id, { events, machines: [] }, db)
  })
  announce()
}

/** Null: it is of a place or of machines that nobody asked for, or that who asks may not see. */
async function make(
  { handover_no }: WaitingDelivery,
  { schedule, maker }: { readonly schedule: StoredDelivery; readonly maker: Maker },
  { connections, now }: JobContext,
): Promise<MadeReport | Refusal | null> {
  const { company_id, machine_restrictions } = maker
  const scope = { company_id, machine_restrictions, readOnly: true }
  const found = await withCompany(connections, scope, async (db) => {
    const [stored] = await storedHandovers(db, sql`handover_no = ${handover_no}`, 1)
    return stored
  })
  if (!found || !isMeant(found, schedule)) return null
  const { title, language } = { title: 'title.handover', language: maker.language } as const
  const { figures, words, covered, day } = found
  const row = handoverRow(found, maker, now)
  const content = handoverContent({ ...row, figures, words, covered, addenda: [] }, maker)
  const made = reportWords(maker).moment(new Date(now).toISOString())
  const { company_name } = maker
  const name = `${text(language, title)} ${row.place_name} ${day} ${row.shift_name}`
  return {
    file: {
      name: `${name.replaceAll('/', '-')}.pdf`,
      description: `${text(language, title)} · ${content.about}`,
      content: await reportPdf(content, { title, company_name, language, made }),
    },
    machine_ids: [...figures.machines.map(({ machine_id }) => machine_id), ...figures.others],
  }
}

function isMeant({ place_type, place, figures }: StoredHandover, { question }: StoredDelivery): boolean {
  if (question.department !== '') return place_type === 'department' && place === question.department
  if (question.machines.length === 0) return true
  return figures.machines.some(({ machine_id }) => question.machines.includes(machine_id))
}
