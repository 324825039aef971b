import { type BoardLossTime, boardLosses } from '@takt/domain/dashboards/boards/board-losses.ts'
import type { BoardLoss } from '@takt/domain/dashboards/model/boards.ts'
import type { LossSums } from '@takt/domain/history/losses/loss-tree.ts'
import { reasonColours } from '@takt/domain/machines/reason-colours.ts'
import { MICRO_COLOUR } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lossesByReason } from '../../history/statistics/loss-sums.ts'
import type { BoardContext } from './open-board.ts'

export interface DayLosses {
  readonly sums: readonly LossSums[]
  readonly losses: readonly BoardLoss[]
}

/** Of the day that runs at each machine: where days begin at different hours two of them run at once. */
export async function dayLosses({ db, now, machines }: BoardContext): Promise<DayLosses> {
  const sums: LossSums[] = []
  const reasons = new Map<string, number>()
  for (const [day, group] of Map.groupBy(machines, (machine) => machine.day)) {
    const machine_ids = group.map(({ machine_id }) => machine_id)
    const found = await lossesByReason(db, { machine_ids, days: { start: day, end: day }, now })
    sums.push(...found.sums)
    for (const [code, ms] of found.reasons) reasons.set(code, (reasons.get(code) ?? 0) + ms)
  }
  return { sums, losses: await withNames(db, boardLosses(sums, reasons)) }
}

async function withNames(db: CompanyDb, losses: readonly BoardLossTime[]): Promise<BoardLoss[]> {
  const codes = await db.many<{ stop_code: string; names: Record<string, string>; colour: string }>(
    sql`select stop_code, names, stop_reason_color as colour from stop_code`,
  )
  const colours = reasonColours(codes.map(({ stop_code, colour }) => [stop_code, colour]))
  const names = new Map(codes.map((code) => [code.stop_code, code.names]))
  return losses.map((loss) => ({
    ...loss,
    names: loss.kind === 'reason' ? (names.get(loss.key) ?? {}) : {},
    colour: loss.kind === 'micro' ? MICRO_COLOUR : (loss.kind === 'reason' && colours.get(loss.key)) || '',
  }))
}
