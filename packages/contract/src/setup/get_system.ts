import { SystemState } from '@takt/domain/setup/system/system-state.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSystem = defineProcedure({
  name: 'get_system',
  kind: 'load',
  summary:
    'How the installation and the company’s connections do: versions, disks, backups, jobs, connectors, printers, ERP, mail and slow calls; what is not well stands in `alerts`.',
  input: z.object({}),
  output: SystemState,
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
