import type { EmployeeSettingRow } from '@takt/domain/people/model/employee-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const MOST_EMPLOYEES = 20_000

export async function employeeSettings(db: CompanyDb, which: Sql = sql``): Promise<EmployeeSettingRow[]> {
  return await db.many<EmployeeSettingRow>(sql`
    select employee_number, employee_name, allow_sign_in, active,
      coalesce(department, '') as department, coalesce(zone, '') as zone, has_pin, version from employee ${which}
    order by employee_name, employee_number limit ${MOST_EMPLOYEES}`)
}
