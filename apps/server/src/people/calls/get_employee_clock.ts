import { getEmployeeClock } from '@takt/contract/people/get_employee_clock.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { findEmployee } from '../employees.ts'

export default handle(getEmployeeClock, async ({ employee }, { db }) => {
  if (!(await findEmployee(db, employee))) return { refusal: 'employee-unknown', values: {} }
  return await db.many(sql`
    select a.employee_number, e.employee_name, a.machine_id, a.signed_in, a.share
    from attendance a join employee e on e.employee_number = a.employee_number
    where a.employee_number = ${employee} and a.until is null order by a.signed_in desc, a.machine_id`)
})
