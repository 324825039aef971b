import type { ActiveOrder } from '@takt/domain/orders/overview/active-orders.ts'
import { CardLine, CardList, CardMuted, type CardWords } from '@takt/ui/card/CardList.tsx'
import type { ReactNode } from 'react'
import { plannedHoursText, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { OrderProgress } from '../../../parts/machine-card/OrderProgress.tsx'
import { orderAmount } from '../../../parts/machine-card/order-amount.ts'

interface ActiveCardsProps {
  rows: readonly ActiveOrder[]
  selected: string | null
  keyOf: (row: ActiveOrder) => string
  onSelect: (key: string) => void
  empty: ReactNode
}

/** The same list for one hand. */
export function ActiveCards(props: ActiveCardsProps) {
  const text = useText()
  const number = useNumber()
  const words = (row: ActiveOrder): CardWords => {
    const pieces = orderAmount(row, number)
    return {
      title: row.machine_id,
      beside: row.work_order_no,
      children: (
        <>
          <CardMuted>
            {row.part_no} {row.part_description}
          </CardMuted>
          <CardLine>
            <span>{pieces}</span>
            <CardMuted>
              {text('actives.left')}: {plannedHoursText(row.remaining_hours)}
            </CardMuted>
          </CardLine>
          <OrderProgress order={row} words={pieces} />
        </>
      ),
    }
  }
  return <CardList {...props} words={words} />
}
