import { call } from '../data/call/call.ts'
import type { Finished } from './engine/define-wizard.ts'
import type { Said } from './engine/said.ts'

interface Booked {
  readonly card_no: string
  readonly record_no: number
}

/** What was scrapped on several orders together is taken back together, in one call. */
export function takeBackOfOrders(machine_id: string, booked: readonly Booked[], taken: Said): Finished['undo'] {
  if (booked.length === 0) return undefined
  const bookings = booked.map(({ card_no, record_no }) => ({ card_no, record_no }))
  return async (requestId) => {
    await call('take_back_scrap_of_orders', { machine_id, bookings }, { requestId })
    return taken
  }
}
