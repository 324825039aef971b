import { has } from '@takt/domain/ground/special-functions.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMachine } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { orderByPart } from '../../../wizards/order-by-part/order-by-part.wizard.ts'

/** Only where the machine takes orders without a plan. */
export default function OrderByPartPage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('orderByPart', 'orderByPartFromOverview')
  const machine = useMachine(machine_id)
  if (machine && !has(machine, 'startByPart')) {
    return <EmptyState title={text('wizard.order-by-part.not-here', { machine_id })} />
  }
  return <MachineWizard wizard={orderByPart} />
}
