/** What page and worker say to each other. */
import type { Answer, Offer, Question } from '@takt/domain/scrap/analysis/answer.ts'
import type { ColumnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import type { CompleteMark, LoadPlan } from '@takt/domain/scrap/analysis/load-plan.ts'

/** Where the rows are kept: `refused` and `newer` live as long as the page. */
export type Storage = 'kept' | 'refused' | 'newer'

export type ToWorker =
  | { readonly do: 'open'; readonly database: string; readonly dataset: Dataset; readonly scope: string }
  | { readonly do: 'begin'; readonly plan: LoadPlan }
  | { readonly do: 'page'; readonly page: ColumnPage }
  /** All from this day on is there: it can be asked about while what is older comes. */
  | { readonly do: 'so-far' }
  | { readonly do: 'finish'; readonly mark: Omit<CompleteMark, 'newest'> }
  | { readonly do: 'cancel' }
  | { readonly do: 'ask'; readonly number: number; readonly question: Question }

export type FromWorker =
  | {
      readonly told: 'opened'
      readonly mark: CompleteMark | null
      readonly storage: Storage
      readonly offer: Offer | null
    }
  | { readonly told: 'written'; readonly records: number }
  | { readonly told: 'so-far'; readonly offer: Offer }
  | { readonly told: 'finished'; readonly mark: CompleteMark; readonly storage: Storage; readonly offer: Offer }
  | { readonly told: 'cancelled' }
  | { readonly told: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly told: 'failed'; readonly why: string }
