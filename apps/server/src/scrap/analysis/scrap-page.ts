import { columnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { datasetColumns } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import { scrapRecords } from '@takt/domain/scrap/scrap-records.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { aroundDays, type DayPeriod } from '../../machines/asked/period.ts'
import { bookedScrap } from '../booked-scrap.ts'
import { withOrderColumns } from './order-columns.ts'
import type { PageOfRows } from './page-of-rows.ts'

const ROWS_PER_PAGE = 5000

/** The place of a row in the order of the key: microseconds, and the number for rows of the same moment. */
const CURSOR = /^(\d{1,17})\|(\d{1,18})$/

export async function scrapPage({ db, session }: CallContext, period: DayPeriod, after: string): Promise<PageOfRows> {
  const { time_zone, language } = session
  const around = aroundDays(period)
  const [, at_us = String(Date.parse(around.from) * 1000), record_no = '0'] = CURSOR.exec(after) ?? []
  const rows = await bookedScrap(db, {
    after: { at_us, record_no },
    to: Date.parse(around.to),
    language,
    limit: ROWS_PER_PAGE + 1,
    where: sql`and t.day between ${period.from} and ${period.to}`,
  })
  const page = rows.slice(0, ROWS_PER_PAGE)
  const last = page.at(-1)
  return {
    page: columnPage(await withOrderColumns(db, scrapRecords(page, time_zone)), datasetColumns['history-scrap']),
    next: rows.length > ROWS_PER_PAGE && last ? `${last.at_us}|${last.record_no}` : '',
  }
}
