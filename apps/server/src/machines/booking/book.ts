import type { Session } from '@takt/domain/ground/model/session.ts'
import type { AuditEntry } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { plantRules, rulesOf } from '../plant-rules.ts'

/** Who books, in which transaction: a person's call, or the plant itself. */
export interface Booker {
  readonly db: CompanyDb
  readonly now: number
  readonly session: { readonly username: string }
}

/** Who starts and ends orders: a person's call, or a machine that names its order. */
export interface Actor extends Booker {
  readonly session: Pick<Session, 'username' | 'device_employee' | 'employee_number'>
  audit(entry: AuditEntry): void
}

/** What a booking adds to the figures of its machine and run. */
export interface BookedFigures {
  readonly reported_qty?: number
  readonly reported_ideal_ms?: number
  readonly scrap_qty?: number
  readonly reducing_scrap_qty?: number
  readonly scrap_oee_qty?: number
}

export interface BookingPlace {
  readonly machine_id: string
  readonly p_order: number
  readonly card_no: string
  readonly at: number
}

/** Plant day and shift of a booking. */
export async function dayOf(db: CompanyDb, machine_id: string, at: number): Promise<{ day: string; shift: number }> {
  const { day, shift } = rulesOf(await plantRules(db), machine_id).calendar.at(at)
  return { day, shift }
}

/** Adds a booking to the figures of its day, of its run and of its card. The card is locked by the caller. */
export async function addBooking(db: CompanyDb, place: BookingPlace, figures: BookedFigures): Promise<void> {
  const { machine_id, p_order, card_no } = place
  const { day, shift } = await dayOf(db, machine_id, place.at)
  const { reported_qty = 0, reported_ideal_ms = 0, scrap_qty = 0, reducing_scrap_qty = 0, scrap_oee_qty = 0 } = figures
  const values = sql`${reported_qty}, ${reported_ideal_ms}, ${scrap_qty}, ${reducing_scrap_qty}, ${scrap_oee_qty}`
  const add = sql`reported_qty = f.reported_qty + excluded.reported_qty,
    reported_ideal_ms = f.reported_ideal_ms + excluded.reported_ideal_ms, scrap_qty = f.scrap_qty + excluded.scrap_qty,
    reducing_scrap_qty = f.reducing_scrap_qty + excluded.reducing_scrap_qty,
    scrap_oee_qty = f.scrap_oee_qty + excluded.scrap_oee_qty`
  await db.run(sql`
    insert into shift_figures as f (machine_id, day, shift, reported_qty, reported_ideal_ms, scrap_qty,
      reducing_scrap_qty, scrap_oee_qty)
    values (${machine_id}, ${day}, ${shift}, ${values})
    on conflict (company_id, machine_id, day, shift) do update set ${add}`)
  await db.run(sql`
    insert into run_figures as f (machine_id, p_order, day, shift, reported_qty, reported_ideal_ms, scrap_qty,
      reducing_scrap_qty, scrap_oee_qty)
    values (${machine_id}, ${p_order}, ${day}, ${shift}, ${values})
    on conflict (company_id, machine_id, p_order, day, shift) do update set ${add}`)
  await db.run(sql`
    update card set good_qty = good_qty + ${reported_qty - reducing_scrap_qty}, scrap_qty = scrap_qty + ${scrap_qty}
    where card_no = ${card_no}`)
}
