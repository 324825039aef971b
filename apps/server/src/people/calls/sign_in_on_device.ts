import { signInOnDevice } from '@takt/contract/people/sign_in_on_device.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { findEmployee } from '../employees.ts'

export default handle(signInOnDevice, async ({ employee }, { db, session, server, audit }) => {
  const found = employee === '' ? null : await findEmployee(db, employee)
  if (employee !== '' && !found) return { refusal: 'employee-unknown', values: {} }
  if (found && !found.allow_sign_in) return { refusal: 'employee-not-allowed', values: {} }
  await db.run(sql`update session set device_employee = ${employee} where token_hash = ${server.token_hash}`)
  audit({ what: 'device.sign-in', key: session.username, before: session.device_employee, after: employee })
  return [{ signedInOnDevice: employee !== '', device_employee: employee, full_name: found?.employee_name ?? '' }]
})
