import { cardProblem } from '@takt/domain/scrap/adjusted-card.ts'
import { defineStep } from '../../engine/define-step.ts'
import type { AdjustedCard, ScrapAdjustmentsSettings } from './adjusted-card.ts'

/** What is booked of each scrap reason, and what it should be. */
export const scrapAdjustments = defineStep({
  id: 'scrap-adjustments',
  label: 'wizard.scrap-adjustments',
  initial: { card_no: '', rows: null, of: null, whole: false, chosen: null } as AdjustedCard,
  settings: { card_no: '', skipEmpty: false } as ScrapAdjustmentsSettings,
  check: (value, { card_no }) => {
    const problem = cardProblem(value.card_no === card_no ? value.rows : null, value.whole)
    if (problem === null) return 'ok'
    if (problem === 'not-whole') return { blocked: { key: 'wizard.quantity.not-whole' }, refused: true }
    return { blocked: { key: `wizard.scrap-adjustments.${problem}` }, refused: problem === 'not-a-number' }
  },
  load: () => import('./ScrapAdjustmentsStep.tsx'),
})
