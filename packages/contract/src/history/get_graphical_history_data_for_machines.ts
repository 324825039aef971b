import { Time } from '@takt/domain/ground/model/ids.ts'
import { GraphicalStop, ShiftTime, TimeHistoryRow } from '@takt/domain/history/model/history.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getGraphicalHistoryDataForMachines = defineProcedure({
  name: 'get_graphical_history_data_for_machines',
  kind: 'load',
  heavy: true,
  summary: 'The stops of machines hour by hour with the shifts they lie in, at most 72 hours.',
  input: z.object({ machine_string: MachineList, start_time: Time, end_time: Time }),
  output: z.object({
    tables: z.tuple([
      z.object({ name: z.literal('rows'), rows: z.array(TimeHistoryRow) }),
      z.object({ name: z.literal('stops'), rows: z.array(GraphicalStop) }),
      z.object({ name: z.literal('shifts'), rows: z.array(ShiftTime) }),
    ]),
  }),
  onWalls: true,
})
