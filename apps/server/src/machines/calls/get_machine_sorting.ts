import { getMachineSorting } from '@takt/contract/machines/get_machine_sorting.ts'
import { handle } from '../../ground/call/handle.ts'
import { sortingOf } from '../machine-sorting.ts'

export default handle(getMachineSorting, async (_input, { db, user_id }) => [await sortingOf(db, user_id)])
