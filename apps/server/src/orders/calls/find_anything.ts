import { findAnything } from '@takt/contract/orders/find_anything.ts'
import { handle } from '../../ground/call/handle.ts'
import { findOrders } from '../find/find-orders.ts'
import { wantedOf } from '../find/wanted.ts'

export default handle(findAnything, async ({ text }, context) => await findOrders(context, wantedOf(text)))
