import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { chooseOrder } from '../../data/chosen-order.ts'
import { useText } from '../../data/use-text.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'

/** Pages about one order of the plan, as far as they exist. */
export function OrderLinks({ machine, cardno }: { machine: string; cardno: string }) {
  const text = useText()
  const go = useGo()
  const below = (page: string) => `/interface/${encodeURIComponent(machine)}/${page}`
  const links: readonly { label: TextKey; path: string }[] = [
    { label: 'title.order-details', path: to('orderDetails', { machine, cardno }) },
    { label: 'title.order-by-card', path: to('orderByCard', { machine }) },
    { label: 'orders.materials', path: below('materials-planned') },
    { label: 'orders.documents', path: below('planned-order-documents') },
  ]
  return links
    .filter(({ path }) => isKnownPath(path))
    .map(({ label, path }) => (
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
