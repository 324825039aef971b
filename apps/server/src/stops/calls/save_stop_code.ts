import { saveStopCode } from '@takt/contract/stops/save_stop_code.ts'
import { likelyKind } from '@takt/domain/stops/losses/loss-kind.ts'
import { handle } from '../../ground/call/handle.ts'
import { unknownMachine } from '../../ground/call/known-machines.ts'
import { sql } from '../../ground/db/sql.ts'
import { kindsOfGroup, stopCodeSettings } from '../stop-code-settings.ts'

export default handle(saveStopCode, async (input, { db, audit, emit }) => {
  const { version, ...code } = input
  const { stop_code, group_id, machines } = code
  const one = sql`where stop_code = ${stop_code}`
  const [before] = await stopCodeSettings(db, one)
  if (version === 0 && before) return { refusal: 'stop-code-taken', values: { code: stop_code } }
  const group = await db.maybe(sql`select 1 from stop_group where code = ${group_id}`)
  if (!group) return { refusal: 'stop-group-unknown', values: { group: group_id } }
  const nowhere = await unknownMachine(db, machines)
  if (nowhere) return nowhere
  const loss_kind = code.loss_kind ?? before?.loss_kind ?? likelyKind(code, await kindsOfGroup(db, group_id))
  const fields = sql`(names, group_id, stop_reason_color, stop_text_flag, stop_help_text,
    setup_time, include_in_mtbf, include_in_mdt, loss_kind, machines, active, version)`
  const values = sql`${code.names}, ${group_id}, ${code.stop_reason_color},
    ${code.stop_text_flag}, ${code.stop_help_text}, ${code.setup_time}, ${code.include_in_mtbf},
    ${code.include_in_mdt}, ${loss_kind}, ${machines}::text[], ${code.active}, ${version + 1}`
  if (version === 0) await db.run(sql`select pg_advisory_xact_lock(hashtext('stop codes'), ${db.company_id})`)
  const saved =
    version === 0
      ? await db.maybe(sql`
          insert into stop_code (stop_code, record_no, names, group_id, stop_reason_color,
            stop_text_flag, stop_help_text, setup_time, include_in_mtbf, include_in_mdt, loss_kind, machines, active,
            version)
          select ${stop_code}, coalesce(max(record_no), 0) + 1, ${values} from stop_code
          on conflict do nothing returning version`)
      : await db.maybe(sql`
          update stop_code set ${fields} = (${values}) ${one} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  audit({
    what: before ? 'stop-code.changed' : 'stop-code.added',
    key: stop_code,
    before,
    after: { ...code, loss_kind },
  })
  emit('SettingsChanged', {})
  return await stopCodeSettings(db, one)
})
