import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { QueryResult, QueryScope } from '../../ground/call/call-services.ts'
import type { ConnectionSettings } from '../../ground/db/connections.ts'
import type { QueryLimits } from './query-limits.ts'

/** From the server to the process that runs a query. */
export interface QueryQuestion {
  readonly settings: ConnectionSettings
  readonly scope: QueryScope
  readonly text: string
  readonly values: readonly unknown[]
  readonly limits: QueryLimits
}

/** And back: that it has begun, which a process that only starts cannot yet say, and how it ended. */
export interface QueryAnswer {
  readonly answer: 'begun' | QueryEnd
}

export type QueryEnd = QueryResult | Refusal | { readonly fault: string; readonly code: string }
