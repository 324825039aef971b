import { saveEmployee } from '@takt/contract/people/save_employee.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { placeExists } from '../../machines/place-exists.ts'
import { employeeSettings } from '../employee-settings.ts'
import { pinHash } from '../pin-codes.ts'

export default handle(saveEmployee, async (input, { db, audit, emit }) => {
  const { version, pin, employee_number, employee_name, allow_sign_in, active, department, zone } = input
  const one = sql`where employee_number = ${employee_number}`
  const [before] = await employeeSettings(db, one)
  if (version === 0 && before) return { refusal: 'employee-number-taken', values: { employee_number } }
  for (const [kind, place] of [
    ['department_id', department],
    ['zone_id', zone],
  ] as const) {
    if (place !== '' && !(await placeExists(db, kind, place)))
      return { refusal: 'goal-place-unknown', values: { place } }
  }
  const hash = pin === null || pin === '' ? null : pinHash(db.company_id, pin)
  if (hash !== null) {
    // Of two who give one pin at once the second is told, not broken off by the index.
    await db.run(sql`select pg_advisory_xact_lock(hashtext('pins'), ${db.company_id})`)
    const { taken } = await db.one<{ taken: boolean }>(sql`select takt_pin_taken(${hash}, ${employee_number}) as taken`)
    // A pin names one person: two of the same would sign each other in.
    if (taken) return { refusal: 'pin-taken', values: {} }
  }
  const saved =
    version === 0
      ? await db.maybe(sql`
          insert into employee (employee_number, employee_name, allow_sign_in, active, department, zone)
          values (${employee_number}, ${employee_name}, ${allow_sign_in}, ${active},
            nullif(${department}, ''), nullif(${zone}, ''))
          on conflict do nothing returning version`)
      : await db.maybe(sql`
          update employee set employee_name = ${employee_name}, allow_sign_in = ${allow_sign_in}, active = ${active},
            department = nullif(${department}, ''), zone = nullif(${zone}, ''), version = version + 1
          where employee_number = ${employee_number} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  if (pin !== null) await db.run(sql`update employee set pin_hash = ${hash} ${one}`)
  const after = { employee_name, allow_sign_in, active, department, zone, new_pin: pin !== null }
  audit({ what: before ? 'employee.changed' : 'employee.added', key: employee_number, before, after })
  emit('SettingsChanged', {})
  return await employeeSettings(db, one)
})
