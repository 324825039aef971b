import { getAnalysisPage } from '@takt/contract/procedures/get_analysis_page.ts'
import { scopeOf } from '@takt/domain/analysis/scope.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { cardPage } from '../analysis/card-page.ts'
import { goodPage } from '../analysis/good-page.ts'
import { scrapPage } from '../analysis/scrap-page.ts'
import { sql } from '../db/sql.ts'
import { dayPeriod } from '../history/period.ts'
import { handle } from './handle.ts'

/** Three years and a little. */
const MOST_DAYS = 1200

const pages = { 'history-day': goodPage, 'card-history': cardPage, 'history-scrap': scrapPage } as const

export default handle(getAnalysisPage, async ({ dataset, from, to, after }, context) => {
  const { db, session } = context
  const period = dayPeriod({ start: from, end: to }, { zone: session.time_zone, most: MOST_DAYS })
  if (isRefusal(period)) return period
  const known = await db.maybe<{ version: string }>(sql`select version::text as version from analysis_version`)
  const answer = await pages[dataset](context, period, after)
  if (isRefusal(answer)) return answer
  return [{ data_version: known?.version ?? '0', scope: scopeOf(session), ...answer }]
})
