import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { BundleToChange } from '@takt/domain/planning/change-bundle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { lockMachines } from '../machines/machine-states.ts'

export interface LockedBundle extends BundleToChange {
  readonly machine_id: string
  readonly position: number
  readonly planned_qty: number
  readonly card_nos: readonly string[]
}

interface BundleRow extends Omit<LockedBundle, 'card_nos'> {}

/**
 * A bundle with the lists of its machine and of `others` locked: two planners never change one list at once, and the
 * second sees what the first one did.
 */
export async function lockBundle(
  db: CompanyDb,
  bundle_no: number,
  others: readonly string[] = [],
): Promise<LockedBundle | Refusal> {
  const seen = await bundleRow(db, bundle_no)
  if (!seen) return { refusal: 'bundle-not-found', values: { bundle_no } }
  await lockMachines(db, [...new Set([seen.machine_id, ...others])])
  const bundle = await bundleRow(db, bundle_no)
  if (!bundle || bundle.machine_id !== seen.machine_id) return { refusal: 'changed-by-someone-else', values: {} }
  const cards = await db.many<{ card_no: string }>(sql`
    select card_no from bundle_card where bundle_no = ${bundle_no} order by card_no`)
  return { ...bundle, card_nos: cards.map(({ card_no }) => card_no) }
}

function bundleRow(db: CompanyDb, bundle_no: number): Promise<BundleRow | null> {
  return db.maybe<BundleRow>(sql`
    select bundle_no, machine_id, position, planned_qty, booked_machine_id, reported_at is not null as reported
    from bundle where bundle_no = ${bundle_no}`)
}

/** Machines that bundles of a machine may go to: they are in use, make pieces and are of its category. */
export async function fellowMachine(
  db: CompanyDb,
  machine_id: string,
  of: { readonly machine_id: string },
): Promise<Refusal | null> {
  const target = await db.maybe<{ fellow: boolean }>(sql`
    select m.resource_type = 0 and m.category = o.category as fellow
    from machine m, machine o
    where m.machine_id = ${machine_id} and m.active and o.machine_id = ${of.machine_id}`)
  if (!target) return { refusal: 'machine-not-found', values: { machine_id } }
  return target.fellow ? null : { refusal: 'machine-of-another-category', values: { machine_id } }
}

/** The place behind the last bundle of a machine. */
export async function endOfList(db: CompanyDb, machine_id: string): Promise<number> {
  const { position } = await db.one<{ position: number }>(sql`
    select coalesce(max(position), 0) + 1 as position from bundle
    where machine_id = ${machine_id} and reported_at is null`)
  return position
}
