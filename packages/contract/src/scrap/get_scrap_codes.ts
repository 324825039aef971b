import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { ScrapReason } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapCodes = defineProcedure({
  name: 'get_scrap_codes',
  kind: 'load',
  summary: 'The scrap reasons of a machine (SF254) or of the company, by code.',
  input: z.object({ machine_id: MachineId }),
  output: ScrapReason,
  beforeDeviceSignIn: true,
})
