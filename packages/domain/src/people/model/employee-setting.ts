import { z } from 'zod'

/** An employee as an administrator keeps them; the PIN is only ever written. */
export const EmployeeSetting = z.object({
  employee_number: z.string().trim().min(1).max(30),
  employee_name: z.string().trim().min(1).max(80),
  allow_sign_in: z.boolean(),
  active: z.boolean(),
  /** Codes; '' = nowhere in particular. */
  department: z.string().max(40).default(''),
  zone: z.string().max(40).default(''),
})

/** Where somebody belongs: lists that employees are picked from are grouped by it. '' = nowhere in particular. */
export const EmployeePlace = z.object({
  employee_number: z.string(),
  employee_name: z.string(),
  department_description: z.string(),
  zone_desc: z.string(),
})
export type EmployeePlace = z.infer<typeof EmployeePlace>

export const EmployeeSettingRow = EmployeeSetting.extend({ has_pin: z.boolean(), version: z.int() })
export type EmployeeSettingRow = z.infer<typeof EmployeeSettingRow>
