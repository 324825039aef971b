import { signInOnDevice } from '@takt/contract/people/sign_in_on_device.ts'
import { isOn, settingValues } from '@takt/domain/ground/company-settings.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { CallServices } from '../../ground/call/call-services.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { type EmployeeRow, findEmployee } from '../employees.ts'

export default handle(signInOnDevice, async ({ employee, pin }, { db, session, server, audit }) => {
  const found = employee === '' ? null : await findEmployee(db, employee)
  if (employee !== '' && !found) return { refusal: 'employee-unknown', values: {} }
  if (found && !found.allow_sign_in) return { refusal: 'employee-not-allowed', values: {} }
  const asksPin = isOn(settingValues(session.company_settings), 'terminalPin')
  const problem = found && asksPin ? await pinProblem(server, found, pin) : null
  if (problem) return problem
  await db.run(sql`update session set device_employee = ${employee} where token_hash = ${server.token_hash}`)
  audit({ what: 'device.sign-in', key: session.username, before: session.device_employee, after: employee })
  return [{ signedInOnDevice: employee !== '', device_employee: employee, full_name: found?.employee_name ?? '' }]
})

async function pinProblem({ pins }: CallServices, found: EmployeeRow, pin: string): Promise<Refusal | null> {
  if (!found.has_pin) return { refusal: 'pin-missing', values: { name: found.employee_name } }
  if (pin === '') return { refusal: 'pin-needed', values: {} }
  const whose = await pins.employeeOf(pin, found.employee_number)
  return isRefusal(whose) ? whose : null
}
