import { nameIn } from '@takt/domain/ground/names.ts'
import type { LateOrder } from '@takt/domain/orders/model/late-order.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'

/** Why an order is late or at risk, in a few words. */
export function useWhyLate(): (order: Pick<LateOrder, 'why' | 'stop_names'>) => string {
  const text = useText()
  const language = useLanguage()
  return ({ why, stop_names }) => {
    const reason = why === 'stands' ? nameIn(stop_names, language) : ''
    return reason === '' ? text(`board.why-${why}`) : text('board.why-stands-for', { reason })
  }
}
