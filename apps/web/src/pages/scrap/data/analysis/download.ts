import type { ColumnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import {
  type CompleteMark,
  type LoadPlan,
  type LoadSpan,
  loadPlan,
  type ServerState,
  spansOf,
} from '@takt/domain/scrap/analysis/load-plan.ts'
import { call } from '../../../../data/call/call.ts'

export interface Downloading {
  begin(plan: LoadPlan): void
  /** `share` of the days of the span that are there: 0 to 1. */
  page(page: ColumnPage, share: number): void
  /** Everything from this day on is there, what is older follows. */
  soFar(from: string): void
}

/**
 * Page after page, until all is there. The first answer tells whether what is stored still stands; while it is fetched
 * the data can be corrected once more, so the version that was told first is the one that is kept.
 */
export async function download(
  dataset: Dataset,
  on: Downloading & { mark: CompleteMark | null; today: string; shownFrom: string; signal: AbortSignal },
): Promise<{ plan: LoadPlan; state: ServerState }> {
  const { mark, today, shownFrom, signal } = on
  const fetchPage = async ({ from, to }: LoadSpan, after: string) => {
    const [answer] = await call('get_analysis_page', { dataset, from, to, after }, { signal })
    if (!answer) throw new Error('get_analysis_page answered nothing')
    return answer
  }
  const wished = loadPlan(mark, mark ?? { data_version: '', scope: '' }, today)
  const begun = spansOf(wished, shownFrom)[0] ?? wished
  let answer = await fetchPage(begun, '')
  const state = { data_version: answer.data_version, scope: answer.scope }
  const plan = loadPlan(mark, state, today)
  const spans = spansOf(plan, shownFrom)
  on.begin(plan)
  for (const [at, span] of spans.entries()) {
    if (at > 0 || span.from !== begun.from) answer = await fetchPage(span, '')
    const share = shareOf(span)
    for (;;) {
      on.page(answer.page, answer.next === '' ? 1 : share(answer.page))
      if (answer.next === '') break
      answer = await fetchPage(span, answer.next)
    }
    if (at < spans.length - 1) on.soFar(span.from)
  }
  return { plan, state }
}

/** Pages come in the order of days: the newest day of a page tells how far it is. */
function shareOf({ from, to }: LoadSpan): (page: ColumnPage) => number {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  let reached = 0
  return ({ texts }) => {
    const newest = (texts.trans_date?.words ?? []).reduce((most, day) => (day > most ? day : most), '')
    if (newest !== '' && last > first) reached = Math.max(reached, (Date.parse(newest) - first) / (last - first))
    return Math.min(reached, 1)
  }
}
