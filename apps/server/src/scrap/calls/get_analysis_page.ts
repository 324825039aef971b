import { getAnalysisPage } from '@takt/contract/scrap/get_analysis_page.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { scopeOf } from '@takt/domain/scrap/analysis/scope.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { dayPeriod } from '../../machines/asked/period.ts'
import { cardPage } from '../analysis/card-page.ts'
import { goodPage } from '../analysis/good-page.ts'
import { scrapPage } from '../analysis/scrap-page.ts'

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
