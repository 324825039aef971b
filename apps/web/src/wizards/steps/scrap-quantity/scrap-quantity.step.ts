import { NOTHING_SCRAPPED } from '@takt/domain/scrap/weighed-scrap.ts'
import { defineStep } from '../../engine/define-step.ts'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'
import type { ScrapQuantitySettings } from './ScrapQuantityStep.tsx'

const asUsual: ScrapQuantitySettings = {
  ...noLimits,
  what: 'wizard.scrap-quantity.pieces',
  unit: '',
  becomes: [],
  weigh: false,
}

/** How much was scrapped; where the machine weighs its scrap, the scale can say it. */
export const scrapQuantity = defineStep({
  id: 'scrap-quantity',
  label: 'wizard.scrap-quantity',
  initial: NOTHING_SCRAPPED,
  settings: asUsual,
  renew: () => NOTHING_SCRAPPED,
  check: ({ entry }, settings) => quantityVerdict(entry, settings),
  load: () => import('./ScrapQuantityStep.tsx'),
})
