import type { ColumnPage } from '@takt/domain/analysis/column-page.ts'
import type { Dataset } from '@takt/domain/analysis/datasets.ts'
import { type CompleteMark, type LoadPlan, loadPlan, type ServerState } from '@takt/domain/analysis/load-plan.ts'
import { call } from '../data/call.ts'

export interface Downloading {
  begin(plan: LoadPlan): void
  /** `share` of the days that are there: 0 to 1. */
  page(page: ColumnPage, share: number): void
}

/**
 * Page after page, until all is there. The first answer tells whether what is stored still stands; while it is fetched
 * the data can be corrected once more, so the version that was told first is the one that is kept.
 */
export async function download(
  dataset: Dataset,
  on: Downloading & { mark: CompleteMark | null; today: string; signal: AbortSignal },
): Promise<{ plan: LoadPlan; state: ServerState }> {
  const { mark, today, signal } = on
  const fetchPage = async ({ from, to }: LoadPlan, after: string) => {
    const [answer] = await call('get_analysis_page', { dataset, from, to, after }, { signal })
    if (!answer) throw new Error('get_analysis_page answered nothing')
    return answer
  }
  const wished = loadPlan(mark, mark ?? { data_version: '', scope: '' }, today)
  let answer = await fetchPage(wished, '')
  const state = { data_version: answer.data_version, scope: answer.scope }
  const plan = loadPlan(mark, state, today)
  if (plan.from !== wished.from) answer = await fetchPage(plan, '')
  on.begin(plan)
  const share = shareOf(plan)
  for (;;) {
    on.page(answer.page, answer.next === '' ? 1 : share(answer.page))
    if (answer.next === '') return { plan, state }
    answer = await fetchPage(plan, answer.next)
  }
}

/** Pages come in the order of days: the newest day of a page tells how far it is. */
function shareOf({ from, to }: LoadPlan): (page: ColumnPage) => number {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  let reached = 0
  return ({ texts }) => {
    const newest = (texts.trans_date?.words ?? []).reduce((most, day) => (day > most ? day : most), '')
    if (newest !== '' && last > first) reached = Math.max(reached, (Date.parse(newest) - first) / (last - first))
    return Math.min(reached, 1)
  }
}
