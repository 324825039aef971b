import { allFilled, NO_ENTRIES, refusedBlock, type StartUpEntries } from '@takt/domain/scrap/start-up-entries.ts'
import { type Asked, defineStep, type NoSettings, type Verdict } from '../../engine/define-step.ts'
import { startUpBlocks } from '../../start-up-blocks.ts'

/** SF61: how many pieces of every running order are good; the rest was start-up scrap. */
export const startUpQuantities = defineStep({
  id: 'start-up-quantities',
  label: 'wizard.start-up',
  initial: NO_ENTRIES,
  settings: {} as NoSettings,
  check: judge,
  load: () => import('./StartUpQuantitiesStep.tsx'),
})

function judge(entries: StartUpEntries, _settings: NoSettings, asked: Asked): Verdict {
  const blocks = startUpBlocks(asked)
  const max = asked.machine.config.max_startup_scrap
  if (allFilled(entries, blocks, max)) return 'ok'
  const wrong = refusedBlock(entries, blocks, max)
  if (wrong === null) return { blocked: { key: 'wizard.start-up.fill' } }
  if (wrong.problem === 'not-whole') return { blocked: { key: 'wizard.quantity.not-whole' }, refused: true }
  const { problem, max_scrap, scrap_qty: scrap, good } = wrong
  return problem === 'above-good'
    ? { blocked: { key: 'refusal.startup-above-good', values: { good } }, refused: true }
    : { blocked: { key: 'refusal.startup-scrap-too-large', values: { max_scrap, scrap } }, refused: true }
}
