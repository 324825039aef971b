import type { Answer } from '@takt/domain/scrap/analysis/answer.ts'
import type { FilterName } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import type { Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import type { Grouping } from '@takt/domain/scrap/analysis/view-config.ts'

/** What every layout of charts is drawn from. */
export interface LayoutProps {
  readonly answer: Answer
  readonly overview: Overview
  readonly groupBy: Grouping
  readonly cost: boolean
  /** The days that all of it is of, as they stand in files. */
  readonly about: string
  readonly add: (name: FilterName, value: string) => void
  readonly addWeek: (week: string) => void
}
