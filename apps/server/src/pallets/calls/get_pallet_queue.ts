import { getPalletQueue } from '@takt/contract/procedures/get_pallet_queue.ts'
import { palletQueue } from '../planning/pallet-queue.ts'
import { handle } from './handle.ts'

export default handle(getPalletQueue, ({ machine_id }, { db, now }) => palletQueue(db, machine_id, now))
