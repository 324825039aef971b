import { orderMaterial } from '@takt/contract/procedures/order_material.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { askTheStores } from '../materials/ask-the-stores.ts'
import { handle } from './handle.ts'

export default handle(orderMaterial, async (input, context) => {
  const booked = await askTheStores(context, input, 'order')
  if (isRefusal(booked)) return booked
  context.emit('OrderChanged', { machine_id: input.machine_id, card_no: input.card_no })
  return booked
})
