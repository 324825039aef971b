import type { Dataset, Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import { to } from '../../../routes/to.ts'

export function overviewPath(dataset: Dataset, overview: Overview): string {
  if (dataset === 'history-day') return to('historyDay', { overview })
  return dataset === 'card-history' ? to('cardHistory', { overview }) : to('historyScrap', { overview })
}
