import { signOutEmployeeAtMachine } from '@takt/contract/people/sign_out_employee_at_machine.ts'
import { mayUseMachine } from '@takt/domain/ground/may-use-machine.ts'
import { signOut } from '@takt/domain/people/sign-in-shares.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockEmployee, movePerson, placesOf, withAllMachines } from '../attendance.ts'

export default handle(signOutEmployeeAtMachine, async (input, { db, session, now, audit, machineChanged }) => {
  const { machine_id, employee_id } = input
  const machine = await db.maybe(sql`select machine_id from machine where machine_id = ${machine_id}`)
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const employee = await lockEmployee(db, employee_id)
  if (!employee) return { refusal: 'employee-unknown', values: {} }
  const { employee_number, employee_name } = employee

  const present = await withAllMachines(db, () => placesOf(db, employee_number))
  const presence = signOut(present, machine_id)
  if (!presence) return { refusal: 'not-at-machine', values: { employee_name, machine_id } }
  await withAllMachines(db, () => movePerson(db, employee_number, { present, presence, now }))
  const { stays, share } = presence
  const after = { stays, share, message: input.logg_message }
  audit({ what: 'employee.signed-out', key: `${machine_id}/${employee_number}`, before: present, after })
  const others = stays.filter((place) => mayUseMachine(session, place))
  for (const place of [machine_id, ...others]) machineChanged(place)
  return [{ employee_number, employee_name, other_machines: others }]
})
