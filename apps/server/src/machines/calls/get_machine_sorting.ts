import { getMachineSorting } from '@takt/contract/procedures/get_machine_sorting.ts'
import { sortingOf } from '../machines/machine-sorting.ts'
import { handle } from './handle.ts'

export default handle(getMachineSorting, async (_input, { db, user_id }) => [await sortingOf(db, user_id)])
