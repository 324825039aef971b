import { verifyEmployee } from '@takt/contract/people/verify_employee.ts'
import { handle } from '../../ground/call/handle.ts'
import { findEmployee } from '../employees.ts'
import { verificationOf } from '../verification.ts'

export default handle(verifyEmployee, async ({ employee, proof }, { db, now, server }) => {
  const found = await findEmployee(db, employee)
  return [
    {
      is_valid_employee: found !== null,
      allow_sign_in: found?.allow_sign_in ?? false,
      balthzar_full_name: found?.employee_name ?? '',
      ...(proof && found?.allow_sign_in ? { verification: verificationOf(employee, server, now) } : {}),
    },
  ]
})
