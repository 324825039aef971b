import { getMachineFigures } from '@takt/contract/history/get_machine_figures.ts'
import { handle } from '../../ground/call/handle.ts'
import { figuresOfPeriod } from '../../machines/period-figures.ts'

export default handle(getMachineFigures, ({ period, machine_id }, { db, now }) =>
  figuresOfPeriod(db, { period, now, machine_id }),
)
