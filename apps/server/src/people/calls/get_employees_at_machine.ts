import { getEmployeesAtMachine } from '@takt/contract/people/get_employees_at_machine.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { employeePlace } from '../employee-places.ts'

export default handle(getEmployeesAtMachine, ({ machine_id }, { db }) =>
  db.many(sql`
    select ${employeePlace}, a.signed_in as since, round(a.share, 4) as share
    from attendance a join employee e on e.employee_number = a.employee_number
    where a.machine_id = ${machine_id} and a.until is null
    order by a.signed_in, e.employee_name
    limit 500`),
)
