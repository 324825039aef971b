import { saveAutomaticReason } from '@takt/contract/stops/save_automatic_reason.ts'
import { clockRuleProblem } from '@takt/domain/machines/automatic-reason-draft.ts'
import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import { handle } from '../../ground/call/handle.ts'
import { unknownMachine } from '../../ground/call/known-machines.ts'
import { sql } from '../../ground/db/sql.ts'
import {
  automaticReasons,
  automaticReasonsToSee,
  changeAutomaticReason,
  lockAutomaticReasons,
  nextRuleNo,
  reachesBeyond,
} from '../../machines/automatic-reasons.ts'

export default handle(saveAutomaticReason, async (input, { db, session, now, audit, emit, machineChanged }) => {
  const { rule_no: asked, version, ...draft } = input
  await lockAutomaticReasons(db)
  const all = await automaticReasons(db)
  const before = all.find(({ rule_no }) => rule_no === asked) ?? null
  if (asked !== null && before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const restricted = session.machine_restrictions.length > 0
  const nowhere = await unknownMachine(db, draft.machines)
  if (nowhere) return nowhere
  if (restricted && (await reachesBeyond(db, before ? [before, draft] : [draft]))) {
    return { refusal: 'clock-rule-all-machines', values: {} }
  }
  const codes = [draft.set_code, ...draft.only_when.filter((code) => code !== UNCODED)]
  const missing = await db.maybe<{ code: string }>(sql`
    select code from unnest(${codes}::text[]) as code where code not in (select stop_code from stop_code) limit 1`)
  if (missing) return { refusal: 'stop-code-unknown', values: { code: missing.code } }
  const strange = await db.maybe<{ calendar_id: number }>(sql`
    select calendar_id from unnest(${draft.calendars}::int[]) as calendar_id
    where calendar_id not in (select calendar_id from calendar) limit 1`)
  if (strange) return { refusal: 'calendar-not-found', values: { calendar_id: strange.calendar_id } }
  const others = all.filter(({ rule_no }) => rule_no !== asked)
  const problem = clockRuleProblem(draft, others)
  if (problem) return problem
  const rule_no = asked ?? (await nextRuleNo(db))
  const changed = await changeAutomaticReason(db, { rule_no, before, after: draft }, now)
  audit({
    what: before ? 'automatic-reason.changed' : 'automatic-reason.added',
    key: String(rule_no),
    before,
    after: draft,
  })
  emit('SettingsChanged', {})
  for (const machine_id of changed.machines) machineChanged(machine_id)
  for (const machine_id of changed.stopsChanged) emit('StopsChanged', { machine_id })
  return await automaticReasonsToSee(db, { restricted, rule_no })
})
