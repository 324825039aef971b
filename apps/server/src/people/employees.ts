import type { Session } from '@takt/domain/ground/model/session.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

export interface EmployeeRow {
  readonly employee_number: string
  readonly employee_name: string
  readonly allow_sign_in: boolean
  readonly has_pin: boolean
}

/** Who has left is known and may not: their badge may still be in a pocket. */
export function findEmployee(db: CompanyDb, employee_number: string): Promise<EmployeeRow | null> {
  return db.maybe<EmployeeRow>(
    sql`select employee_number, employee_name, allow_sign_in and active as allow_sign_in, has_pin from employee
        where employee_number = ${employee_number}`,
  )
}

/** Who did it: the number that was given, checked again, or the one who works here. */
export async function employeeOf(
  db: CompanyDb,
  given: string,
  session: Pick<Session, 'device_employee' | 'employee_number'>,
): Promise<string | Refusal> {
  if (given === '') return session.device_employee || session.employee_number
  const employee = await findEmployee(db, given)
  if (!employee) return { refusal: 'employee-unknown', values: {} }
  if (!employee.allow_sign_in) return { refusal: 'employee-not-allowed', values: {} }
  return employee.employee_number
}
