import type { OrderDetails } from '../model/order-details.ts'
import type { Light } from './light.ts'
import type { MachineLimits } from './machine-limits.ts'
import { materialScrapLight } from './material-scrap-light.ts'
import { oeeLight } from './oee-light.ts'
import { type OrderPallet, palletLight, palletTotal } from './pallet-light.ts'
import { quantityLight } from './quantity-light.ts'
import { scrapLight } from './scrap-light.ts'
import { type SetupTimes, setupLight } from './setup-light.ts'
import { type OrderTimes, timeLight } from './time-light.ts'

export type LitPanel = 'oee' | 'quantity' | 'time' | 'scrap' | 'setup' | 'pallets' | 'materials'

type Judged = OrderTimes & SetupTimes & Pick<OrderDetails, 'start_date' | 'planned_qty' | 'tak' | 'scrap_percent'>

const unjudged = {
  oee: null,
  quantity: null,
  time: null,
  scrap: null,
  setup: null,
  pallets: null,
  materials: null,
} as const satisfies Record<LitPanel, null>

/** How each panel of an order stands; null: nothing can be said yet, as of an order that nobody has started. */
export function orderLights(
  order: Judged,
  pallets: readonly OrderPallet[] | undefined,
  limits: MachineLimits,
): Record<LitPanel, Light | null> {
  if (order.start_date === '') return unjudged
  return {
    oee: oeeLight(order.tak, limits),
    quantity: pallets ? quantityLight(order.planned_qty, palletTotal(pallets)) : null,
    time: timeLight(order),
    scrap: scrapLight(order.scrap_percent, limits),
    setup: setupLight(order),
    pallets: pallets ? palletLight(pallets) : null,
    materials: materialScrapLight(),
  }
}
