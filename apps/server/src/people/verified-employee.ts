import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** Why an employee cannot book; null when they can. */
export async function employeeProblem(db: CompanyDb, employee: string): Promise<Refusal | null> {
  const found = await db.maybe<{ allow_sign_in: boolean }>(
    sql`select allow_sign_in from employee where employee_number = ${employee} and active`,
  )
  if (!found) return { refusal: 'employee-unknown', values: {} }
  return found.allow_sign_in ? null : { refusal: 'employee-not-allowed', values: {} }
}
