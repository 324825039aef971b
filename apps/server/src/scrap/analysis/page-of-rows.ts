import type { ColumnPage } from '@takt/domain/scrap/analysis/column-page.ts'

export interface PageOfRows {
  readonly page: ColumnPage
  /** Where the next page begins; '' after the last. */
  readonly next: string
}
