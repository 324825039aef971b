import type { Dataset, Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import { to } from '../../../routes/to.ts'

/** What was chosen goes along; undefined is what is usual. */
export function overviewPath(dataset: Dataset, overview: Overview, period: string | undefined): string {
  if (dataset === 'history-day') return to('historyDay', { overview }, { period })
  if (dataset === 'card-history') return to('cardHistory', { overview }, { period })
  return to('historyScrap', { overview }, { period })
}
