import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import { newView, type ViewConfig, withFilter } from '@takt/domain/scrap/analysis/view-config.ts'

/** A saved view of the analysis that everybody sees. */
export interface PlantVisualization {
  readonly dataset: Dataset
  readonly name: string
  readonly config: ViewConfig
}

const monthly = { groupBy: 'month', timeHorizon: 'this year' } as const

export const exampleVisualizations: readonly PlantVisualization[] = [
  {
    dataset: 'history-scrap',
    name: 'Scrap cost by month',
    config: { ...newView('overview-3'), ...monthly },
  },
  {
    dataset: 'history-scrap',
    name: 'Moulding, last 30 days',
    config: {
      ...withFilter(newView('overview-1'), 'category', { values: ['IM'], enabled: true }),
      groupBy: 'day',
      timeHorizon: '30 days',
    },
  },
  {
    dataset: 'history-day',
    name: 'Machines by month',
    config: { ...newView('overview-2'), ...monthly },
  },
]
