import { signInEmployeeAtMachine } from '@takt/contract/people/sign_in_employee_at_machine.ts'
import { mayUseMachine } from '@takt/domain/ground/may-use-machine.ts'
import { isResource } from '@takt/domain/machines/has-order.ts'
import { signIn } from '@takt/domain/people/sign-in-shares.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockEmployee, movePerson, placesOf, withAllMachines } from '../attendance.ts'

export default handle(signInEmployeeAtMachine, async (input, { db, session, now, audit, machineChanged }) => {
  const { machine_id, employee_id, exclusive } = input
  const machine = await db.maybe<{ resource_type: number }>(
    sql`select resource_type from machine where machine_id = ${machine_id} and active`,
  )
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  if (isResource(machine)) return { refusal: 'nobody-stands-there', values: { machine_id } }
  const employee = await lockEmployee(db, employee_id)
  if (!employee) return { refusal: 'employee-unknown', values: {} }
  if (!employee.allow_sign_in) return { refusal: 'employee-not-allowed', values: {} }
  const { employee_number, employee_name } = employee

  const present = await withAllMachines(db, () => placesOf(db, employee_number))
  const presence = signIn(present, { machine_id, exclusive })
  if ('elsewhere' in presence) {
    const known = mayUseMachine(session, presence.elsewhere)
    return { refusal: 'signed-in-elsewhere', values: { employee_name, machine_id: known ? presence.elsewhere : '–' } }
  }
  const already = present.some((place) => place.machine_id === machine_id)
  if (!already || presence.leaves.length > 0) {
    await withAllMachines(db, () => movePerson(db, employee_number, { present, presence, now }))
    const { leaves, stays, share } = presence
    const after = { leaves, stays, share, message: input.logg_message }
    audit({ what: 'employee.signed-in', key: `${machine_id}/${employee_number}`, before: present, after })
    for (const place of [...leaves, ...stays]) if (mayUseMachine(session, place)) machineChanged(place)
  }
  const others = presence.stays.filter((place) => place !== machine_id && mayUseMachine(session, place))
  return [{ employee_number, employee_name, share: presence.share, already, other_machines: others }]
})
