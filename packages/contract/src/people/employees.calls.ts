import { employees } from '@takt/domain/people/employees.register.ts'
import { z } from 'zod'
import { registerCalls } from '../ground/register-calls.ts'

export const employeeCalls = registerCalls(
  employees,
  {
    load: 'The employees of the company as they are kept, also those who have left.',
    save: 'Adds an employee (version 0), or changes one over the version they were loaded with.',
  },
  {
    /** Null leaves it as it is, '' takes it away. */
    given: {
      pin: z
        .string()
        .regex(/^(|\d{4,8})$/)
        .nullable(),
    },
    kept: { has_pin: z.boolean() },
    listsPeople: true,
  },
)
