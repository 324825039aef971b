import { Time } from '@takt/domain/ground/model/ids.ts'
import { firstStepNames } from '@takt/domain/setup/first-steps.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getFirstSteps = defineProcedure({
  name: 'get_first_steps',
  kind: 'load',
  summary: 'What a company still has to set up before its plant runs, told by what exists.',
  input: z.object({}),
  output: z.object({
    step: z.enum(firstStepNames),
    count: z.int(),
    /** So much there could be; 0 where nobody can say. */
    of: z.int(),
    done: z.boolean(),
    /** Of the step that connects machines: when one was heard last, and which; '' otherwise. */
    last_heard: Time.or(z.literal('')),
    last_machine: z.string(),
  }),
  permission: 'can-access-admin-panel',
})
