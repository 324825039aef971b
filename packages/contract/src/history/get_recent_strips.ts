import { RecentStrip } from '@takt/domain/history/model/recent-strip.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getRecentStrips = defineProcedure({
  name: 'get_recent_strips',
  kind: 'load',
  heavy: true,
  summary: 'What the machines named, or all, did in the last eight hours, as stretches without a gap up to one moment.',
  input: z.object({ machine_string: MachineList.optional() }),
  output: RecentStrip,
  beforeDeviceSignIn: true,
  onWalls: true,
})
