import type { PlannedPick } from '@takt/domain/orders/wizard/planned-pick.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { PlannedOrders } from '../../PlannedOrders.tsx'

export default function PlannedOrderStep(props: StepProps<PlannedPick | null, NoSettings>) {
  const text = useText()
  return (
    <PlannedOrders
      {...props}
      load="get_planned_orders"
      label={text('wizard.planned-order')}
      empty={text('wizard.planned-order.none')}
    />
  )
}
