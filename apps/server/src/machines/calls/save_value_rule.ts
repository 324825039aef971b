import { saveValueRule } from '@takt/contract/machines/save_value_rule.ts'
import type { ValueRuleDraft } from '@takt/domain/machines/model/value-rule.ts'
import { asksTheSame } from '@takt/domain/machines/value-rule-draft.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines } from '../machine-states.ts'
import { valueRuleRefusal } from '../value-rule-refusal.ts'
import { valueRuleRows } from '../value-rule-rows.ts'

export default handle(saveValueRule, async (input, { db, session, now, audit, emit }) => {
  const { record_no, version, ...draft } = input
  const { machine_id, stop_code } = draft
  await lockMachines(db, [machine_id])
  const problem = await valueRuleRefusal(db, draft)
  if (problem) return problem
  const before =
    record_no === null
      ? null
      : await db.maybe<ValueRuleDraft & { version: number }>(sql`
          select machine_id, description, signal, comparison, value, stop_code, verifying, active, version
          from value_rule where record_no = ${record_no} for update`)
  if (record_no !== null && before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const keeps = before !== null && asksTheSame(before, draft)
  if (before && !keeps) await db.run(sql`delete from value_rule where record_no = ${record_no}`)
  const { number } = keeps
    ? { number: record_no ?? 0 }
    : await db.one<{ number: number }>(sql`select nextval('value_rule_no')::int as number`)
  await db.run(sql`
    insert into value_rule (record_no, machine_id, description, signal, comparison, value, stop_code, verifying, active,
      version)
    values (${number}, ${machine_id}, ${draft.description}, ${draft.signal}, ${draft.comparison}, ${draft.value},
      ${stop_code}, ${draft.verifying}, ${draft.active}, ${version + 1})
    on conflict (company_id, record_no) do update set description = excluded.description,
      stop_code = excluded.stop_code, verifying = excluded.verifying, active = excluded.active,
      version = excluded.version`)
  audit({
    what: before ? 'value-rule.changed' : 'value-rule.added',
    key: `${machine_id}/${number}`,
    before,
    after: draft,
  })
  emit('SettingsChanged', {})
  return await valueRuleRows(db, { where: sql`r.record_no = ${number}`, language: session.language, now })
})
