import { getScales } from '@takt/contract/scrap/get_scales.ts'
import { handle } from '../../ground/call/handle.ts'
import { scaleRows } from '../scales/scale-rows.ts'

export default handle(getScales, ({ machine_id }, { db, now }) => scaleRows(db, { machine_id, now }))
