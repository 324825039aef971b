import { saveInputGroup } from '@takt/contract/setup/save_input_group.ts'
import { changedValues } from '@takt/domain/scrap/input-group-changes.ts'
import { inputGroupProblem } from '@takt/domain/scrap/input-group-draft.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { inputGroupSettings, writeInputSettings } from '../../scrap/input-groups/group-setup.ts'

export default handle(saveInputGroup, async (input, { db, audit, emit }) => {
  const { version, ...group } = input
  const { description } = group
  const status = group.active ? 1 : 0
  // Nobody sets a value while it is decided whether one was set.
  if (group.record_no !== null) {
    await db.run(sql`select 1 from input_group_setting where input_group = ${group.record_no} for update`)
  }
  const [before] =
    group.record_no === null ? [] : await inputGroupSettings(db, sql`where record_no = ${group.record_no}`)
  if (group.record_no !== null && before?.version !== version) {
    return { refusal: 'changed-by-someone-else', values: {} }
  }
  const known = new Set(before?.settings.map(({ record_no }) => record_no))
  const strange = group.settings.some(({ record_no }) => record_no !== null && !known.has(record_no))
  if (strange) return { refusal: 'changed-by-someone-else', values: {} }
  const wrong = inputGroupProblem(group.settings, before?.settings ?? [])
  if (wrong) return wrong
  const taken = sql`select 1 from input_group where description = ${description} and record_no <> ${group.record_no ?? 0}`
  if (await db.maybe(taken)) return { refusal: 'input-group-taken', values: { name: description } }
  const saved = before
    ? await db.maybe<{ record_no: number }>(sql`
        update input_group set description = ${description}, status = ${status}, version = version + 1
        where record_no = ${before.record_no} and version = ${version} returning record_no`)
    : await db.maybe<{ record_no: number }>(sql`
        insert into input_group (description, status) values (${description}, ${status})
        on conflict do nothing returning record_no`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  await writeInputSettings(db, saved.record_no, group.settings)
  const what = before ? 'input-group.changed' : 'input-group.added'
  const told = changedValues(before?.settings ?? [], group.settings)
  audit({
    ...{ what, key: String(saved.record_no) },
    before: before && { ...before, settings: told.before },
    after: { ...group, settings: told.after },
  })
  emit('SettingsChanged', {})
  return await inputGroupSettings(db, sql`where record_no = ${saved.record_no}`)
})
