import { getMachineFigures } from '@takt/contract/procedures/get_machine_figures.ts'
import { figuresOfPeriod } from '../machines/period-figures.ts'
import { handle } from './handle.ts'

export default handle(getMachineFigures, ({ period, machine_id }, { db, now }) =>
  figuresOfPeriod(db, { period, now, machine_id }),
)
