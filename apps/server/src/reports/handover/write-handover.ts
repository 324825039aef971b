/** The two acts of a hand-over, each with its entry of the trail; who does them signs in the same transaction. */
import type { Language } from '@takt/domain/ground/languages.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import type { HandoverFigures, HandoverWords } from '@takt/domain/reports/model/handover.ts'
import { text } from '@takt/texts/text.ts'
import { reportWords } from '../../documents/quick-reports/report-words.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import type { Signer, ToSign } from '../../ground/call/sign-record.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import type { FoundShift } from './find-shift.ts'
import { type StoredHandover, storedHandovers } from './handover-rows.ts'
import { signedHandover } from './signed-handover.ts'

interface By {
  readonly db: CompanyDb
  readonly audit: CallContext['audit']
  readonly signer: Signer
  readonly reader: { readonly language: Language; readonly time_zone: string }
}

export interface Written {
  readonly handover_no: number
  readonly toSign: ToSign
}

/** Null: somebody else has. Of two who sign at once the second waits here for the first. */
export async function writeHandover(
  { db, audit, signer, reader }: By,
  { place, shift }: FoundShift,
  { figures, words }: { readonly figures: HandoverFigures; readonly words: HandoverWords },
): Promise<Written | null> {
  const { place_type, machine_ids, place_name } = place
  const { day, part } = shift
  const row = await db.maybe<{ handover_no: number }>(sql`
    insert into shift_handover (place_type, place, day, shift, part, start_time, end_time, machines, figures, words,
      handed_over_employee, handed_over_name)
    values (${place_type}, ${place.place}, ${day}, ${shift.shift}, ${part}, ${iso(shift.from)}, ${iso(shift.to)},
      ${machine_ids as string[]}, ${JSON.stringify(figures)}, ${JSON.stringify(words)}, ${signer.employee}, ${signer.name})
    on conflict (company_id, place_type, place, day, shift, part) do nothing returning handover_no`)
  if (!row) return null
  const key = String(row.handover_no)
  audit({ what: 'handover.handed-over', key, after: { place_name, day, shift: shift.shift, note: words.remark } })
  await queueDeliveries(db, row.handover_no)
  const toSign = await recordOf(db, 'hand-over-shift', {
    handover_no: row.handover_no,
    description: told(figures, day, reader),
  })
  return { handover_no: row.handover_no, toSign }
}

/** After it was looked at under a lock: nobody else has, and it is not who handed over. */
export async function writeTakingOver({ db, audit, signer, reader }: By, handover: StoredHandover): Promise<ToSign> {
  const { handover_no, day, shift, figures, handed_over_name } = handover
  await db.run(sql`
    update shift_handover set taken_over_employee = ${signer.employee}, taken_over_name = ${signer.name}
    where handover_no = ${handover_no}`)
  const { place_name } = figures
  audit({ what: 'handover.taken-over', key: String(handover_no), after: { place_name, day, shift } })
  const description = text(reader.language, 'handover.about-taking', {
    ...{ place: place_name, shift: nameIn(figures.shift_names, reader.language), day, name: handed_over_name },
  })
  return await recordOf(db, 'take-over-shift', { handover_no, description })
}

export async function lockedHandover(db: CompanyDb, handover_no: number): Promise<StoredHandover | undefined> {
  await db.many(sql`select 1 from shift_handover where handover_no = ${handover_no} for update`)
  return (await storedHandovers(db, sql`handover_no = ${handover_no}`, 1))[0]
}

async function recordOf(
  db: CompanyDb,
  kind: 'hand-over-shift' | 'take-over-shift',
  { handover_no, description }: { readonly handover_no: number; readonly description: string },
): Promise<ToSign> {
  const record = String(handover_no)
  const content = await signedHandover(db, record)
  return { kind, record, machine_id: null, card_no: '', says: { description }, content }
}

/** What is read before it is signed. */
function told(figures: HandoverFigures, day: string, reader: By['reader']): string {
  const { number, percent, unit } = reportWords(reader)
  const made = figures.totals.map(({ unit: of, good_qty }) => `${number(good_qty)} ${unit(of)}`.trim())
  return text(reader.language, 'handover.about', {
    place: figures.place_name,
    shift: nameIn(figures.shift_names, reader.language),
    day,
    made: made.length === 0 ? number(0) : made.join(' · '),
    share: figures.oee.tak === null ? '–' : percent(figures.oee.tak),
    uncoded: figures.uncoded.length,
  })
}

/** Made after the commit, by the job that makes all deliveries. */
function queueDeliveries(db: CompanyDb, handover_no: number): Promise<void> {
  return db.run(sql`
    insert into handover_delivery (schedule_no, handover_no)
    select schedule_no, ${handover_no} from report_schedule where when_signed and active`)
}

const iso = (at: number) => new Date(at).toISOString()
