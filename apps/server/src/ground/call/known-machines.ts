import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

/** Something may hold only for machines that there are; the first that is none is named. */
export async function unknownMachine(db: CompanyDb, machines: readonly string[] | null): Promise<Refusal | null> {
  const named = machines ?? []
  const known = await db.many<{ machine_id: string }>(
    sql`select machine_id from machine where machine_id = any (${named as string[]})`,
  )
  const unknown = named.find((id) => !known.some(({ machine_id }) => machine_id === id))
  return unknown === undefined ? null : { refusal: 'machine-not-found', values: { machine_id: unknown } }
}
