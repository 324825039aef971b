import { setEmployeeClock } from '@takt/contract/people/set_employee_clock.ts'
import { mayUseMachine } from '@takt/domain/ground/may-use-machine.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { isResource } from '@takt/domain/machines/has-order.ts'
import { clockIn } from '@takt/domain/people/employee-clock.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockEmployee, movePerson, placesOf, withAllMachines } from '../attendance.ts'

export default handle(setEmployeeClock, async (input, { db, session, now, audit, machineChanged, server }) => {
  const { machines, exclusive } = input
  const number = input.clockInType === 'pincode' ? await server.pins.employeeOf(input.employee) : input.employee
  if (isRefusal(number)) return number
  const forbidden = machines.find((machine_id) => !mayUseMachine(session, machine_id))
  if (forbidden !== undefined) return { refusal: 'machine-not-found', values: { machine_id: forbidden } }
  const known = await db.many<{ machine_id: string; resource_type: number }>(
    sql`select machine_id, resource_type from machine where machine_id = any (${machines}) and active`,
  )
  const missing = machines.find((machine_id) => !known.some((row) => row.machine_id === machine_id))
  if (missing !== undefined) return { refusal: 'machine-not-found', values: { machine_id: missing } }
  const planned = known.find(isResource)
  if (planned) return { refusal: 'nobody-stands-there', values: { machine_id: planned.machine_id } }
  const employee = await lockEmployee(db, number)
  if (!employee) return { refusal: 'employee-unknown', values: {} }
  if (!employee.allow_sign_in) return { refusal: 'employee-not-allowed', values: {} }
  const { employee_number, employee_name } = employee

  const present = await withAllMachines(db, () => placesOf(db, employee_number))
  const presence = clockIn(present, { machines, exclusive })
  if ('elsewhere' in presence) {
    const seen = mayUseMachine(session, presence.elsewhere)
    return { refusal: 'signed-in-elsewhere', values: { employee_name, machine_id: seen ? presence.elsewhere : '–' } }
  }
  await withAllMachines(db, () => movePerson(db, employee_number, { present, presence, now }))
  const { leaves, stays, share } = presence
  audit({ what: 'employee.clocked', key: employee_number, before: present, after: { leaves, stays, share } })
  const shown = stays.filter((place) => mayUseMachine(session, place))
  for (const place of [...leaves, ...stays]) if (mayUseMachine(session, place)) machineChanged(place)
  return [{ employee_number, employee_name, machines: shown, share }]
})
