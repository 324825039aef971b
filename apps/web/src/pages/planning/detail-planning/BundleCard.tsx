import type { Bundle } from '@takt/domain/planning/model/bundle.ts'
import { PinIcon } from '@takt/ui/icon/icons.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './BundleColumns.module.css'

interface BundleCardProps {
  bundle: Bundle
  chosen: boolean
  onPress: () => void
}

export function BundleCard({ bundle, chosen, onPress }: BundleCardProps) {
  const text = useText()
  const number = useNumber()
  const { bundle_no, cards, planned_qty, booked_machine_id } = bundle
  return (
    <button type="button" className={styles.bundle} aria-pressed={chosen} onClick={onPress}>
      <span className={styles.first}>
        <strong>{text('planning.bundle', { bundle: bundle_no })}</strong>
        <span>{text('planning.pieces', { quantity: number(planned_qty) })}</span>
      </span>
      <span className={styles.part}>{cards[0]?.part_no}</span>
      <span className={styles.orders}>{cards.map(({ work_order_no }) => work_order_no).join(', ')}</span>
      {booked_machine_id !== '' && (
        <span className={styles.booked}>
          <PinIcon size={16} />
          {text('planning.booked', { machine: booked_machine_id })}
        </span>
      )}
    </button>
  )
}
