import type { ScrapReason } from '@takt/domain/scrap/model/scrap.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

/** Why it is scrap. Pressing a row does not move on: the reason says whether a note is asked for. */
export const scrapReason = defineStep({
  id: 'scrap-reason',
  label: 'wizard.scrap-reason',
  initial: null as ScrapReason | null,
  settings: {} as NoSettings,
  table: { key: 'code', columns: ['code', 'description', 'category_description'] },
  check: (reason) => (reason ? 'ok' : { blocked: { key: 'wizard.scrap-reason.pick' } }),
  takesScan: true,
  load: () => import('./ScrapReasonStep.tsx'),
})
