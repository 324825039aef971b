import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useText } from '../../data/words/use-text.ts'

interface OrderProgressProps {
  order: Pick<Machine, 'card_good_qty' | 'planned_op_qty'>
  /** Good and planned, as they are written beside it. */
  words: string
}

/** How far an order is: a bar that turns green when nothing is left to make. */
export function OrderProgress({ order: { card_good_qty, planned_op_qty }, words }: OrderProgressProps) {
  return (
    <ProgressBar
      hideTexts
      label={useText()('machines.progress')}
      valueText={words}
      value={card_good_qty}
      max={Math.max(1, planned_op_qty)}
      tone={card_good_qty >= planned_op_qty ? 'success' : 'accent'}
    />
  )
}
