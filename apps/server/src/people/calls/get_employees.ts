import { getEmployees } from '@takt/contract/people/get_employees.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { employeePlace } from '../employee-places.ts'

const MOST_EMPLOYEES = 500

export default handle(getEmployees, ({ search }, { db }) => {
  const wanted = search.trim().toLowerCase()
  return db.many(sql`
    select ${employeePlace} from employee e
    where active and (${wanted} = '' or strpos(lower(employee_number || ' ' || employee_name), ${wanted}) > 0)
    order by employee_name, employee_number
    limit ${MOST_EMPLOYEES}`)
})
