/** Hand-overs that were signed, as they are shown. */
import type { Session } from '@takt/domain/ground/model/session.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { type FrozenFigures, readFrozen } from '@takt/domain/reports/handover/frozen-figures.ts'
import { handoverStanding } from '@takt/domain/reports/handover/handover-state.ts'
import type { HandoverFigures, HandoverOf, HandoverRow, HandoverWords } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

export interface StoredHandover extends HandoverOf {
  readonly handover_no: number
  readonly start_time: string
  readonly end_time: string
  readonly figures: HandoverFigures
  readonly words: HandoverWords
  readonly covered: 0 | 1
  readonly handed_over_by: string
  readonly handed_over_employee: string
  readonly handed_over_name: string
  readonly handed_over_at: string
  readonly taken_over_name: string | null
  readonly taken_over_at: string | null
}

/** The latest shift first. */
export async function storedHandovers(db: CompanyDb, where: Sql, limit: number): Promise<StoredHandover[]> {
  const rows = await db.many<Omit<StoredHandover, 'figures'> & { figures: FrozenFigures }>(sql`
    select handover_no, place_type, place, day, shift, part, start_time, end_time, figures, words,
      case when covered_at is null then 0 else 1 end as covered, handed_over_by, handed_over_employee, handed_over_name,
      handed_over_at, taken_over_name, taken_over_at
    from shift_handover where ${where} order by end_time desc, handover_no desc limit ${limit}`)
  return rows.map((row) => ({ ...row, figures: readFrozen(row.figures) }))
}

export function ofShift({ place_type, place, day, shift, part }: HandoverOf): Sql {
  return sql`place_type = ${place_type} and place = ${place} and day = ${day} and shift = ${shift} and part = ${part}`
}

export function handoverRow(stored: StoredHandover, { language }: Pick<Session, 'language'>, now: number): HandoverRow {
  const { handover_no, place_type, place, day, shift, part, start_time, end_time, figures } = stored
  const { taken_over_name, taken_over_at } = stored
  const span = { from: Date.parse(start_time), to: Date.parse(end_time) }
  const taken = taken_over_name !== null && taken_over_at !== null
  const { state, late } = handoverStanding(span, { handed_over: true, taken_over: taken }, now)
  return {
    ...{ handover_no, place_type, place, day, shift, part, start_time, end_time, state },
    place_name: figures.place_name,
    shift_name: nameIn(figures.shift_names, language),
    late: late ? 1 : 0,
    handed_over: { name: stored.handed_over_name, at: stored.handed_over_at },
    taken_over: taken ? { name: taken_over_name, at: taken_over_at } : null,
  }
}
