import type { LiveEventData } from '@takt/contract/ground/live-events.ts'
import type { Outcome } from '@takt/domain/activities/activity-status.ts'
import { mailAddresses } from '@takt/domain/ground/mail-addresses.ts'
import type { Names } from '@takt/domain/ground/names.ts'
import { messageGroups } from '@takt/domain/machines/notices/notice-choices.ts'
import type { Words } from '@takt/domain/machines/notices/words.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { byLanguage } from '../ground/mail/by-language.ts'
import { queueMail } from '../ground/mail/queue-mail.ts'
import { addNotification } from '../machines/notices/add-notification.ts'
import { inWords } from '../machines/notices/spoken.ts'
import { activityOutputs } from './activity-types.ts'

interface Reached {
  readonly machine_id: string
  readonly action_id: string
  readonly outcome: Outcome
  /** Questions that were answered with a deviation, and why. */
  readonly deviations?: readonly { readonly question: string; readonly exception_note: string }[]
  readonly now: number
}

/** Notifications that were added, for those who publish. */
export type Told = LiveEventData<'NotificationAdded'>[]

/**
 * What an outcome causes. Mail is written with it and sent after the commit; a notification of the machine tells it too,
 * also where no mail server is set up. There is no writer of OPC values. What follows is created by the job when its time has come.
 */
export async function causeOutputs(db: CompanyDb, reached: Reached): Promise<Told> {
  const { machine_id, action_id, outcome, now } = reached
  const output = (await activityOutputs(db, [action_id])).find((each) => each.outcome === outcome)
  if (!output) return []
  if (output.create_activity !== '') {
    await db.run(sql`
      insert into activity_to_come (machine_id, action_id, quantity, create_at)
      values (${machine_id}, ${Number(output.create_activity)}, ${output.quantity_to_create},
        ${new Date(now + output.create_after * 60_000).toISOString()})`)
  }
  const tellsSomebody = [output.mail_to, output.message_groups, output.action_list].some((to) => to !== '')
  if (!tellsSomebody) return []
  const { names: description } = await db.one<{ names: Names }>(
    sql`select names from activity_type where record_no = ${Number(action_id)}`,
  )
  const happened: Words =
    output.mail_subject === '' ? { key: `activity.outcome-${outcome}`, values: { description } } : output.mail_subject
  const deviations = output.include_deviations === 1 ? (reached.deviations ?? []) : []
  const remarks = deviations.map(({ question, exception_note }) => `${question} – ${exception_note}`)
  for (const { language, to } of await byLanguage(db, mailAddresses(output.mail_to))) {
    const said = inWords(language, happened)
    const body = [output.mail_text || said, ...remarks].join('\n')
    await queueMail(db, { to, subject: `${machine_id}: ${said}`, body, now })
  }
  const told: Words =
    output.mail_text === '' ? happened : { key: 'activity.outcome-told', values: { happened, words: output.mail_text } }
  const groups = messageGroups(output.message_groups)
  const event = await addNotification(db, { machine_id, type: 'activity', said: [told, ...remarks], now, groups })
  return event.name === 'NotificationAdded' ? [event.data] : []
}
