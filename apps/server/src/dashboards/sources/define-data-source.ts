import type { Session } from '@takt/domain/ground/model/session.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'

export interface DataSourceRequest {
  readonly db: CompanyDb
  readonly session: Session
  readonly now: number
  /** Empty: every machine the user may see. */
  readonly machine_ids: readonly string[]
}

/** What a dashboard can show rows of. */
export interface DataSourceKind {
  readonly kind: string
  rows(request: DataSourceRequest): Promise<Record<string, unknown>[]>
}

export function defineDataSource(source: DataSourceKind): DataSourceKind {
  return source
}
