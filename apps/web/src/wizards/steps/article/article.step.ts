import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import type { PickedArticle } from './ArticleStep.tsx'

/** Which article of the part register. */
export const article = defineStep({
  id: 'article',
  label: 'wizard.article',
  initial: null as PickedArticle | null,
  settings: {} as NoSettings,
  subject: (picked) => picked?.part.part_no ?? '',
  advancesOnPick: true,
  table: { key: 'record_no', columns: ['part_no', 'part_description'] },
  check: (picked) => (picked ? 'ok' : { blocked: { key: 'wizard.article.pick' } }),
  takesScan: true,
  load: () => import('./ArticleStep.tsx'),
})
