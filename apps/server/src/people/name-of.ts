import { type Sql, sql } from '../ground/db/sql.ts'

/** The name behind an employee's number: '' where nobody has it. Lists that show a number alone make people look it up. */
export function nameOf(employee_number: Sql): Sql {
  return sql`coalesce((select person.employee_name from employee person
    where person.employee_number = ${employee_number}), '')`
}
