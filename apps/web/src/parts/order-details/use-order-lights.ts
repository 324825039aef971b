import { factorLights } from '@takt/domain/orders/lights/factor-lights.ts'
import type { Light } from '@takt/domain/orders/lights/light.ts'
import { machineLimits } from '@takt/domain/orders/lights/machine-limits.ts'
import { materialScrapLight } from '@takt/domain/orders/lights/material-scrap-light.ts'
import { oeeLight } from '@takt/domain/orders/lights/oee-light.ts'
import { palletLight, palletTotal } from '@takt/domain/orders/lights/pallet-light.ts'
import { quantityLight } from '@takt/domain/orders/lights/quantity-light.ts'
import { scrapLight } from '@takt/domain/orders/lights/scrap-light.ts'
import { setupLight } from '@takt/domain/orders/lights/setup-light.ts'
import { timeLight } from '@takt/domain/orders/lights/time-light.ts'
import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import type { PalletHistoryRow } from '@takt/domain/orders/model/pallet-flag.ts'
import type { OrderField } from '@takt/domain/setup/order-layout.ts'
import { useMachine } from '../../data/machines/machines.ts'

export type LitPanel = 'oee' | 'quantity' | 'time' | 'scrap' | 'setup' | 'pallets' | 'materials'

/** How each panel of an order stands; null: nothing can be said yet. */
export function useOrderLights(
  details: OrderDetails,
  pallets: readonly PalletHistoryRow[] | undefined,
): Record<LitPanel, Light | null> {
  const limits = machineLimits(useMachine(details.machine_id) ?? {})
  return {
    oee: oeeLight(details.tak, limits),
    quantity: pallets ? quantityLight(details.planned_qty, palletTotal(pallets)) : null,
    time: timeLight(details),
    scrap: scrapLight(details.scrap_percent, limits),
    setup: setupLight(details),
    pallets: pallets ? palletLight(pallets) : null,
    materials: materialScrapLight(),
  }
}

/** The factors of the OEE each by its own limits; the panel's light is that of their product. */
export function useFactorLights(details: OrderDetails): Partial<Record<OrderField, Light | null>> {
  const limits = machineLimits(useMachine(details.machine_id) ?? {})
  const { t_percent, a_percent, k_percent } = factorLights(details, limits)
  return { availability: t_percent, performance: a_percent, quality: k_percent }
}
