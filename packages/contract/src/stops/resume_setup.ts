import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Stop } from '@takt/domain/stops/model/stop.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const resumeSetup = defineProcedure({
  name: 'resume_setup',
  kind: 'action',
  summary: 'Makes the current stop a setup (on), or an ordinary uncoded stop again (off).',
  input: z.object({
    machine_id: MachineId,
    set_status: z.enum(['on', 'off']),
    /** The setup reason a machine with that function asks for; only with 'on'. */
    sf326_stop_code: z.string().max(20).default(''),
  }),
  output: Stop,
  permission: 'code-stops',
  emits: ['MachineChanged', 'StopsChanged'],
})
