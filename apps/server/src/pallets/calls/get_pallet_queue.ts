import { getPalletQueue } from '@takt/contract/pallets/get_pallet_queue.ts'
import { handle } from '../../ground/call/handle.ts'
import { palletQueue } from '../pallet-queue.ts'

export default handle(getPalletQueue, ({ machine_id }, { db, now }) => palletQueue(db, machine_id, now))
