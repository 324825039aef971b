import { getGraphicalHistoryDataForMachines } from '@takt/contract/history/get_graphical_history_data_for_machines.ts'
import { handle } from '../../ground/call/handle.ts'
import { graphicalHistory } from '../graphical.ts'

const MOST_HOURS = 72
const MOST_MACHINES = 100

export default handle(getGraphicalHistoryDataForMachines, async (input, { db, session, now }) => {
  const period = { from: Date.parse(input.start_time), to: Date.parse(input.end_time) }
  if (period.to <= period.from) return { refusal: 'period-backwards', values: {} }
  if (period.to - period.from > MOST_HOURS * 3_600_000)
    return { refusal: 'too-many-hours', values: { max: MOST_HOURS } }
  if (input.machine_string.length > MOST_MACHINES) {
    return { refusal: 'too-many-machines', values: { max: MOST_MACHINES } }
  }
  return [await graphicalHistory(db, { machine_ids: input.machine_string, period, session, now })]
})
