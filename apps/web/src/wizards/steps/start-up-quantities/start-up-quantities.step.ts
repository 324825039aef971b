import { allFilled, NO_ENTRIES } from '@takt/domain/scrap/start-up-entries.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { startUpBlocks } from '../../start-up-blocks.ts'

/** SF61: how many pieces of every running order are good; the rest was start-up scrap. */
export const startUpQuantities = defineStep({
  id: 'start-up-quantities',
  label: 'wizard.start-up',
  initial: NO_ENTRIES,
  settings: {} as NoSettings,
  check: (entries, _settings, asked) =>
    allFilled(entries, startUpBlocks(asked), asked.machine.config.max_startup_scrap)
      ? 'ok'
      : { blocked: { key: 'wizard.start-up.fill' } },
  load: () => import('./StartUpQuantitiesStep.tsx'),
})
