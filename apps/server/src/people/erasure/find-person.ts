import type { Identity } from '@takt/domain/people/cover-person.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

export interface Person {
  readonly user_id: number
  readonly identity: Identity
  readonly isErased: boolean
}

/** An account with the employee whose number it has. */
export async function findPerson(db: CompanyDb, user_id: number): Promise<Person | null> {
  const row = await db.maybe<Identity & { erased: boolean }>(sql`
    select u.username, u.full_name, u.employee_number, u.email, coalesce(e.employee_name, '') as employee_name,
      exists (select from person_erasure p where p.user_id = u.user_id) as erased
    from app_user u left join employee e on e.employee_number = u.employee_number and u.employee_number <> ''
    where u.user_id = ${user_id}`)
  if (!row) return null
  const { erased, ...identity } = row
  return { user_id, identity, isErased: erased }
}
