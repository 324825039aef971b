import type { Order } from '@takt/domain/orders/model/order.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ReportingHistoryPage.module.css'
import { ALL_ORDERS } from './use-history-order.ts'

interface OrderChoiceProps {
  orders: readonly Order[]
  chosen: Order | null
  all: boolean
  onChoose: (card_no: string) => void
}

/** Of which order: what runs first, then what has ended. */
export function OrderChoice({ orders, chosen, all, onChoose }: OrderChoiceProps) {
  const text = useText()
  return (
    <SelectField
      className={styles.order}
      label={text('machines.order')}
      value={all ? ALL_ORDERS : (chosen?.card_no ?? null)}
      placeholder={text('machines.order')}
      onValueChange={onChoose}
      options={[
        { value: ALL_ORDERS, label: text('history.all-orders') },
        ...orders.map(({ card_no, work_order_no, part_no, status }) => ({
          value: card_no,
          label: [work_order_no, card_no, part_no, status === 'Running' ? text('details.running') : '']
            .filter((word) => word !== '')
            .join(' · '),
        })),
      ]}
    />
  )
}
