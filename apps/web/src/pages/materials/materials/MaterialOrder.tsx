import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Materials.module.css'
import type { OrderOfMaterials } from './use-material-lines.ts'

interface MaterialOrderProps {
  readonly orders: readonly OrderOfMaterials[]
  readonly card_no: string
  readonly onChoose: (card_no: string) => void
}

/** Whose materials are shown. The only order needs no choice. */
export function MaterialOrder({ orders, card_no, onChoose }: MaterialOrderProps) {
  const text = useText()
  const shown = orders.find((order) => order.card_no === card_no)
  if (!shown) return null
  const words = ({ work_order_no, card_no: card, part_no }: OrderOfMaterials) =>
    `${work_order_no} · ${card} · ${part_no}`
  if (orders.length === 1) return <p className={styles.order}>{words(shown)}</p>
  return (
    <SelectField
      className={styles.choice}
      hideLabel
      label={text('materials.choose-order')}
      placeholder={text('materials.choose-order')}
      value={card_no}
      onValueChange={onChoose}
      options={orders.map((order) => ({ value: order.card_no, label: words(order) }))}
    />
  )
}
