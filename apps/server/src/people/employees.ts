import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

export interface EmployeeRow {
  readonly employee_number: string
  readonly employee_name: string
  readonly allow_sign_in: boolean
}

export function findEmployee(db: CompanyDb, employee_number: string): Promise<EmployeeRow | null> {
  return db.maybe<EmployeeRow>(
    sql`select employee_number, employee_name, allow_sign_in from employee where employee_number = ${employee_number}`,
  )
}
