import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { isReported, judgeWord } from '@takt/domain/machines/reported.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { orUndone } from '../../ground/db/undone.ts'
import type { Heard } from '../signals/split-batch.ts'
import { keepReport, lastReport, type Report, saidAgain } from './report-rows.ts'
import { settleScrap } from './settle-scrap.ts'
import { takeOrder } from './take-order.ts'
import { takeTool } from './take-tool.ts'
import { tellRefusals } from './tell-refusals.ts'

/**
 * Scrap, orders and tools of machines that are locked (lockMachines) and have been moved. Nothing that cannot be done
 * holds the signals up: it stays in the list with its reason, and people are told.
 */
export async function takeReports(db: CompanyDb, heard: readonly Heard[], now: number): Promise<LiveEvent[]> {
  const reports = heard.flatMap(reportOf).sort((one, other) => one.at - other.at)
  const events: LiveEvent[] = []
  for (const [machine_id, list] of Map.groupBy(reports, (report) => report.machine_id)) {
    const refusals: Refusal[] = []
    const cards = new Set<string>()
    for (const report of list) {
      if (report.kind === 'scrap') await keepReport(db, report, { outcome: 'waiting' })
      else {
        const { refusal, changed } = await takeWord(db, report)
        if (refusal) refusals.push(refusal)
        for (const card_no of changed) cards.add(card_no)
      }
    }
    const since = Math.min(...list.map(({ at }) => at))
    const scrap = await orUndone(
      db,
      () => settleScrap(db, machine_id, { since, now }),
      (reason) => ({ refusal: 'reported-not-done', values: { machine_id, reason } }),
    )
    if (isRefusal(scrap)) refusals.push(scrap)
    else {
      refusals.push(...scrap.problems)
      for (const card_no of scrap.cards) cards.add(card_no)
    }
    for (const card_no of cards) events.push({ name: 'OrderChanged', data: { machine_id, card_no } })
    events.push(...(await tellRefusals(db, machine_id, { refusals, now })))
  }
  return events
}

function reportOf({ connector, signal }: Heard): Report[] {
  const { kind, machine_id, seq, value } = signal
  // No pieces are no news.
  if (!isReported(kind) || value === 0) return []
  return [{ connector, seq, machine_id, kind, value: String(value), at: Date.parse(signal.at) }]
}

async function takeWord(
  db: CompanyDb,
  report: Report,
): Promise<{ readonly refusal?: Refusal; readonly changed: readonly string[] }> {
  const { machine_id, at } = report
  const last = await lastReport(db, report)
  const judged = judgeWord(report, last)
  if (judged === 'overtaken') await keepReport(db, report, { outcome: 'overtaken' })
  if (judged === 'nothing' && last) await saidAgain(db, last.record_no, { at })
  if (judged === 'overtaken' || judged === 'nothing') return { changed: [] }
  const take = report.kind === 'tool' ? takeTool : takeOrder
  const taken = await orUndone(
    db,
    () => take(db, report),
    (reason) => ({ refusal: 'reported-not-done', values: { machine_id, reason } }),
  )
  const became = isRefusal(taken) ? { outcome: 'refused' as const, problem: taken } : taken.became
  if (judged === 'again' && last) await saidAgain(db, last.record_no, { at, became })
  else await keepReport(db, report, became)
  return isRefusal(taken) ? { refusal: taken, changed: [] } : { changed: taken.cards }
}
