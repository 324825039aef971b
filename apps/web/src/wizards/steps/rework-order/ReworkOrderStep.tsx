import type { PlannedPick } from '@takt/domain/orders/wizard/planned-pick.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { PlannedOrders } from '../../PlannedOrders.tsx'

export default function ReworkOrderStep(props: StepProps<PlannedPick | null, NoSettings>) {
  const text = useText()
  return (
    <PlannedOrders
      {...props}
      load="get_rework_orders"
      label={text('wizard.rework-order')}
      empty={text('wizard.rework-order.none')}
    />
  )
}
