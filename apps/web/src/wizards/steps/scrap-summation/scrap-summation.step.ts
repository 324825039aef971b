import { defineStep } from '../../engine/define-step.ts'
import type { ScrapSummationSettings } from './ScrapSummationStep.tsx'

const nothingToBook: ScrapSummationSettings = { booking: [] }

/** What is about to be booked, and what is booked of the order so far. Nothing is changed here. */
export const scrapSummation = defineStep({
  id: 'scrap-summation',
  label: 'wizard.scrap-summation',
  initial: null,
  settings: nothingToBook,
  check: (_value, _settings, { order }) => (order ? 'ok' : { blocked: { key: 'wizard.running-order.pick' } }),
  load: () => import('./ScrapSummationStep.tsx'),
})
