import { orderMaterial } from '@takt/contract/materials/order_material.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { askTheStores } from '../ask-the-stores.ts'

export default handle(orderMaterial, async (input, context) => {
  const booked = await askTheStores(context, input, 'order')
  if (isRefusal(booked)) return booked
  context.emit('OrderChanged', { machine_id: input.machine_id, card_no: input.card_no })
  return booked
})
