/** Puts a pseudonym wherever a person stands. What was booked stays, with the figures that were made of it. */
import { coverAddresses, coverJson, coverText, coverWords, type Identity } from '@takt/domain/people/cover-person.ts'
import { type Holds, personalPlaces } from '@takt/domain/people/personal-places.ts'
import { type Queryable, query } from '../../ground/db/connections.ts'
import { raw, sql } from '../../ground/db/sql.ts'
import { stands } from './person-conditions.ts'

export interface Carried {
  readonly company_id: number
  readonly user_id: number
  readonly was: Identity
  readonly is: Identity
}

export async function carryPseudonym(on: Queryable, person: Carried): Promise<void> {
  const { company_id, user_id, was, is } = person
  if (was.employee_number !== '') {
    await query(
      on,
      sql`insert into employee (company_id, employee_number, employee_name, allow_sign_in, active)
          select company_id, ${is.employee_number}, ${is.employee_name}, false, false from employee
          where company_id = ${company_id} and employee_number = ${was.employee_number}`,
    )
  }
  for (const [table, { columns, goes, only = 'true' }] of Object.entries(personalPlaces)) {
    for (const [column, holds] of Object.entries(columns)) {
      if (table === 'employee' || (holds === 'user' && !goes)) continue
      const at = { table, column, holds, only }
      if (holds === 'user') await removeRows(on, person, at)
      else await rename(on, person, at)
    }
  }
  await query(
    on,
    sql`delete from employee where company_id = ${company_id} and employee_number = ${was.employee_number}`,
  )
  await query(on, sql`delete from notification where company_id = ${company_id} and for_user = ${user_id}`)
  // What only this person would have read.
  await query(
    on,
    sql`delete from report_schedule s where company_id = ${company_id} and made_by = ${user_id}
        and not exists (select from report_recipient r where r.company_id = s.company_id and r.schedule_no = s.schedule_no)`,
  )
}

interface Column {
  readonly table: string
  readonly column: string
  readonly holds: Holds
  readonly only: string
}

async function removeRows(on: Queryable, person: Carried, { table, column, holds }: Column): Promise<void> {
  await query(
    on,
    sql`delete from ${raw(table)} where company_id = ${person.company_id} and ${stands(column, holds, person)}`,
  )
}

async function rename(on: Queryable, person: Carried, at: Column): Promise<void> {
  const { was, is } = person
  const { table, column, holds } = at
  const where = sql`company_id = ${person.company_id} and (${stands(column, holds, person)})`
  const [t, c] = [raw(table), raw(column)]
  if (holds === 'employee') {
    await query(on, sql`update ${t} set ${c} = ${is.employee_number} where ${where}`)
  } else if (holds === 'username') {
    await query(
      on,
      sql`update ${t} set ${c} = case ${c} when ${was.username} then ${is.username} else ${is.full_name} end where ${where}`,
    )
  } else {
    await coverRows(on, person, at)
  }
}

/** Few rows name somebody in their words: each is covered by itself. */
async function coverRows(on: Queryable, person: Carried, { table, column, holds, only }: Column): Promise<void> {
  const [t, c] = [raw(table), raw(column)]
  const rows = await query<{ part: number; place: string; value: unknown }>(
    on,
    sql`select tableoid::int as part, ctid::text as place, ${c} as value from ${t}
        where company_id = ${person.company_id} and ${raw(only)} and (${stands(column, holds, person)}) for update`,
  )
  for (const { part, place, value } of rows) {
    const covered = cover(value, holds, person)
    await query(
      on,
      holds === 'json'
        ? sql`update ${t} set ${c} = ${JSON.stringify(covered)}::jsonb where tableoid = ${part} and ctid = ${place}::tid`
        : sql`update ${t} set ${c} = ${covered} where tableoid = ${part} and ctid = ${place}::tid`,
    )
  }
}

function cover(value: unknown, holds: Holds, { was, is }: Carried): unknown {
  if (holds === 'json') return coverJson(value, was, is)
  if (holds === 'addresses') return coverAddresses(coverText(String(value), { ...was, email: '' }, is), was)
  return coverWords(String(value), was, is)
}
