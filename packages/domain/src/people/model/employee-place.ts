import { z } from 'zod'

/** Where somebody belongs: lists that employees are picked from are grouped by it. '' = nowhere in particular. */
export const EmployeePlace = z.object({
  employee_number: z.string(),
  employee_name: z.string(),
  department_description: z.string(),
  zone_desc: z.string(),
})
export type EmployeePlace = z.infer<typeof EmployeePlace>
