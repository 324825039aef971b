import { materialScrapProblem } from '@takt/domain/scrap/material-scrap-entries.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import type { MaterialScrapCard } from './MaterialScrapStep.tsx'

/** What was scrapped of each material of the order. Nothing entered is nothing scrapped. */
export const materialScrap = defineStep({
  id: 'material-scrap',
  label: 'wizard.material-scrap',
  initial: { card_no: '', lines: null, chosen: null } as MaterialScrapCard,
  settings: {} as NoSettings,
  check: (value, _settings, { order }) => {
    const problem = materialScrapProblem(value.card_no === order?.card_no ? value.lines : null)
    if (problem === null) return 'ok'
    return { blocked: { key: `wizard.material-scrap.${problem}` }, refused: problem === 'not-a-number' }
  },
  load: () => import('./MaterialScrapStep.tsx'),
})
