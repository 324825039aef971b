import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { chooseOrder } from '../../data/chosen/chosen-order.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'

/** Pages about one order of the plan. */
export function OrderLinks({ machine, cardno }: { machine: string; cardno: string }) {
  const text = useText()
  const go = useGo()
  const links: readonly { label: TextKey; path: string }[] = [
    { label: 'title.order-details', path: to('orderDetails', { machine, cardno }) },
    { label: 'title.order-by-card', path: to('orderByCard', { machine }) },
    { label: 'orders.materials', path: to('materialsPlanned', { machine }) },
    { label: 'orders.documents', path: to('plannedOrderDocuments', { machine }) },
  ]
  return links.map(({ label, path }) => (
    <Button
      key={path}
      size="primary"
      onClick={() => {
        chooseOrder(machine, cardno)
        go(path)
      }}
    >
      {text(label)}
    </Button>
  ))
}
