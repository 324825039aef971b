import type { Dataset, Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import type { Analysis } from '../analysis/use-analysis.ts'
import type { View } from '../analysis/use-view.ts'
import type { DayGrouping } from '../use-day-grouping.ts'

/** What every part of the panel works on. */
export interface PanelProps {
  readonly dataset: Dataset
  readonly overview: Overview
  readonly view: View
  readonly analysis: Analysis
  readonly grouping: DayGrouping
}
