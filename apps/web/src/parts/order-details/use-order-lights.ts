import { factorLights } from '@takt/domain/orders/lights/factor-lights.ts'
import type { Light } from '@takt/domain/orders/lights/light.ts'
import { machineLimits } from '@takt/domain/orders/lights/machine-limits.ts'
import { type LitPanel, orderLights } from '@takt/domain/orders/lights/order-lights.ts'
import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import type { PalletHistoryRow } from '@takt/domain/orders/model/pallet-flag.ts'
import type { OrderField } from '@takt/domain/setup/order-layout.ts'
import { useMachine } from '../../data/machines/machines.ts'

export function useOrderLights(
  details: OrderDetails,
  pallets: readonly PalletHistoryRow[] | undefined,
): Record<LitPanel, Light | null> {
  return orderLights(details, pallets, machineLimits(useMachine(details.machine_id) ?? {}))
}

/** The factors of the OEE each by its own limits; the panel's light is that of their product. */
export function useFactorLights(details: OrderDetails): Partial<Record<OrderField, Light | null>> {
  const limits = machineLimits(useMachine(details.machine_id) ?? {})
  const { t_percent, a_percent, k_percent } = factorLights(details, limits)
  return { availability: t_percent, performance: a_percent, quality: k_percent }
}
