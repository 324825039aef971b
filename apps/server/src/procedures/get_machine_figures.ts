import { getMachineFigures } from '@takt/contract/procedures/get_machine_figures.ts'
import { figuresOfPeriod } from '../machines/period-figures.ts'
import { handle } from './handle.ts'

export default handle(getMachineFigures, ({ period }, { db, now }) => figuresOfPeriod(db, { period, now }))
