import { getScales } from '@takt/contract/procedures/get_scales.ts'
import { scaleRows } from '../scales/scale-rows.ts'
import { handle } from './handle.ts'

export default handle(getScales, ({ machine_id }, { db, now }) => scaleRows(db, { machine_id, now }))
