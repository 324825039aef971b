import { type AdjustedReason, cardProblem } from '@takt/domain/scrap/adjusted-card.ts'
import { defineStep } from '../../engine/define-step.ts'

export interface AdjustedCard {
  /** Null until it is loaded. */
  readonly rows: readonly AdjustedReason[] | null
  /** The reason that the keypad types into. */
  readonly chosen: string | null
}

/** What is booked of each scrap reason, and what it should be. */
export const scrapAdjustments = defineStep({
  id: 'scrap-adjustments',
  label: 'wizard.scrap-adjustments',
  initial: { rows: null, chosen: null } as AdjustedCard,
  settings: { card_no: '' },
  check: ({ rows }) => {
    const problem = cardProblem(rows)
    return problem === null ? 'ok' : { blocked: { key: `wizard.scrap-adjustments.${problem}` } }
  },
  load: () => import('./ScrapAdjustmentsStep.tsx'),
})
