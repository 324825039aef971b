import { sql } from '../ground/db/sql.ts'

/** What an employee `e` is called and where they belong, for lists that employees are picked from. */
export const employeePlace = sql`
  e.employee_number, e.employee_name,
  coalesce((select d.description from department d where d.code = e.department), '') as department_description,
  coalesce((select z.description from zone z where z.code = e.zone), '') as zone_desc`
