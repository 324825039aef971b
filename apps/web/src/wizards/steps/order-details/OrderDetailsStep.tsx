import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { OrderPanels } from '../../../parts/order-details/OrderPanels.tsx'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'

export default function OrderDetailsStep({ asked, prefill }: StepProps<OrderDetails | null, NoSettings>) {
  const text = useText()
  const { machine_id } = asked.machine
  const card_no = asked.order?.card_no ?? ''
  const load = useLoad(
    'get_order_details',
    { machine_id, card_no },
    { enabled: card_no !== '', reloadOn: ['OrderChanged'] },
  )
  const details = load.rows?.[0]
  const tell = useEffectEvent((known: OrderDetails) => prefill(known))
  useEffect(() => {
    if (details) tell(details)
  }, [details])
  if (details) return <OrderPanels details={details} />
  if (!load.error) return <LoadingState label={text('wizard.order-details.loading')} />
  return (
    <ErrorState
      message={text('orders.details-failed')}
      text={load.error.message}
      retryLabel={text('wizard.retry')}
      onRetry={() => void load.reload()}
    />
  )
}
