import { type LateChoice, lateChoices } from '@takt/domain/orders/orders-at-risk.ts'
import { useLocation } from '@tanstack/react-router'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'

const [usual] = lateChoices

/** Which of the three is shown stands in the address. */
export function useLateChoice(): { chosen: LateChoice; choose(choice: LateChoice): void } {
  const go = useGo()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { show } = useRouteSearch('lateOrders', 'lateOrdersIn')
  return {
    chosen: lateChoices.find((choice) => choice === show) ?? usual,
    choose: (choice) => go(choice === usual ? path : `${path}?show=${choice}`, { replace: true }),
  }
}
