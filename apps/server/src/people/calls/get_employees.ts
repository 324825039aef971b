import { getEmployees } from '@takt/contract/procedures/get_employees.ts'
import { sql } from '../db/sql.ts'
import { employeePlace } from '../people/employee-places.ts'
import { handle } from './handle.ts'

const MOST_EMPLOYEES = 500

export default handle(getEmployees, ({ search }, { db }) => {
  const wanted = search.trim().toLowerCase()
  return db.many(sql`
    select ${employeePlace} from employee e
    where active and (${wanted} = '' or strpos(lower(employee_number || ' ' || employee_name), ${wanted}) > 0)
    order by employee_name, employee_number
    limit ${MOST_EMPLOYEES}`)
})
