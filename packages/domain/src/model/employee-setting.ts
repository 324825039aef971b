import { z } from 'zod'

/** An employee as an administrator keeps him; his pin is only ever written. */
export const EmployeeSetting = z.object({
  employee_number: z.string().trim().min(1).max(30),
  employee_name: z.string().trim().min(1).max(80),
  allow_sign_in: z.boolean(),
  active: z.boolean(),
})

export const EmployeeSettingRow = EmployeeSetting.extend({ has_pin: z.boolean(), version: z.int() })
export type EmployeeSettingRow = z.infer<typeof EmployeeSettingRow>
