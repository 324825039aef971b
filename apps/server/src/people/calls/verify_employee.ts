import { verifyEmployee } from '@takt/contract/people/verify_employee.ts'
import { isOn, settingValues } from '@takt/domain/ground/company-settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { findEmployee } from '../employees.ts'
import { verificationOf } from '../verification.ts'

export default handle(verifyEmployee, async ({ employee, proof }, { db, now, server, session }) => {
  const found = await findEmployee(db, employee)
  const asksPin = isOn(settingValues(session.company_settings), 'terminalPin')
  return [
    {
      is_valid_employee: found !== null,
      allow_sign_in: found?.allow_sign_in ?? false,
      balthzar_full_name: found?.employee_name ?? '',
      ...(proof && found?.allow_sign_in ? { verification: verificationOf(employee, server, now) } : {}),
      ...(found?.allow_sign_in && asksPin ? { has_pin: found.has_pin } : {}),
    },
  ]
})
