import { changedRows, difference } from '@takt/domain/scrap/adjusted-card.ts'
import type { Asked } from './engine/define-step.ts'
import type { Leaving } from './engine/leaving.ts'
import { askProportions } from './out-of-proportion.ts'
import type { AdjustedCard } from './steps/scrap-adjustments/adjusted-card.ts'

/** Scrap that an adjustment adds, over all reasons; what only moves between reasons adds nothing. */
export function askAdjusted(
  asked: Asked,
  value: AdjustedCard,
  onYes: Leaving<AdjustedCard> | null = null,
): Leaving<AdjustedCard> | null {
  const { of, rows } = value
  if (!of) return onYes
  const quantity = changedRows(rows ?? []).reduce((sum, row) => sum + (difference(row) ?? 0), 0)
  const scrap = (rows ?? []).reduce((sum, { original_qty }) => sum + original_qty, 0)
  const parts = [{ of: { ...of, scrap }, quantity, question: { key: 'wizard.proportion.adjusted' } as const }]
  return askProportions('scrap', asked, { parts, value, onYes })
}
