import { addDays } from '@takt/domain/ground/dates.ts'
import type { GroupType } from '@takt/domain/ground/navigation/locations.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { RESOURCE } from '@takt/domain/machines/has-order.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

export interface AskedMachines {
  /** Empty with no place: every machine the user may see. */
  readonly machine_id: readonly string[]
  readonly locationtype: '' | GroupType
  readonly location: string
}

const columns: Readonly<Record<GroupType, Sql>> = {
  department: sql`department`,
  zone: sql`zone`,
  category: sql`category`,
}

/** Machines by name or by place; row-level security leaves out those the user may not see. Planned resources are none. */
export async function placeMachines(
  db: CompanyDb,
  asked: AskedMachines,
  /** Where the past is asked for: also machines that were in use on this day of the plant or later. */
  from: string | null = null,
): Promise<string[]> {
  const { machine_id, locationtype, location } = asked
  const where =
    locationtype !== ''
      ? sql`${columns[locationtype]} = ${location}`
      : sql`${machine_id.length === 0} or machine_id = any (${machine_id as string[]})`
  const rows = await db.many<{ machine_id: string }>(
    sql`select machine_id from machine
        where (active or switched_off >= ${from}::timestamp at time zone (select time_zone from company))
          and resource_type <> ${RESOURCE} and (${where}) order by machine_id`,
  )
  return rows.map((row) => row.machine_id)
}

/** How far back a machine that is switched off counts where no days are named. */
export function yearBefore(now: number, zone: string): string {
  return addDays(localDate(now, zone), -366)
}
