import { Day, Time } from '@takt/domain/ground/model/ids.ts'
import { HistoryPerDayRow } from '@takt/domain/history/model/history.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const historyPerDay = defineProcedure({
  name: 'history_per_day',
  kind: 'load',
  heavy: true,
  summary: 'Run time, stop time per reason and good quantity of machines, per plant day and shift.',
  input: z.object({
    start_time: Time.or(Day),
    /** A day is meant with all of it. */
    end_time: Time.or(Day),
    /** One machine or several divided by ';'; '' is all the user may see. */
    machine_id: MachineList.default([]),
  }),
  output: HistoryPerDayRow,
  onWalls: true,
})
