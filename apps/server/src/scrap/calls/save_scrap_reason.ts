import { saveScrapReason } from '@takt/contract/scrap/save_scrap_reason.ts'
import { handle } from '../../ground/call/handle.ts'
import { unknownMachine } from '../../ground/call/known-machines.ts'
import { sql } from '../../ground/db/sql.ts'
import { scrapReasonSettings } from '../scrap-reason-settings.ts'

export default handle(saveScrapReason, async (input, { db, audit, emit }) => {
  const { version, ...reason } = input
  const { code, scrap_reason_category: category, machines } = reason
  const one = sql`where code = ${code}`
  const [before] = await scrapReasonSettings(db, one)
  if (version === 0 && before) return { refusal: 'scrap-reason-taken', values: { code } }
  if (!(await db.maybe(sql`select 1 from scrap_category where code = ${category}`))) {
    return { refusal: 'scrap-category-unknown', values: { category } }
  }
  const nowhere = await unknownMachine(db, machines)
  if (nowhere) return nowhere
  const fields = sql`names, scrap_reason_category, scrap_reason_color, scrap_text_flag, scrap_cost,
    never_reduce_good_qty, adjust_materials, exclude_from_oee, erp_scrap_code, machines, active, version`
  const values = sql`${reason.names}, ${category}, ${reason.scrap_reason_color},
    ${reason.scrap_text_flag}, ${reason.scrap_cost}, ${reason.never_reduce_good_qty}, ${reason.adjust_materials},
    ${reason.exclude_from_oee}, ${reason.erp_scrap_code}, ${machines}::text[], ${reason.active}, ${version + 1}`
  const saved =
    version === 0
      ? await db.maybe(sql`insert into scrap_reason (code, ${fields}) values (${code}, ${values})
          on conflict do nothing returning version`)
      : await db.maybe(sql`
          update scrap_reason set (${fields}) = (${values}) ${one} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: before ? 'scrap-reason.changed' : 'scrap-reason.added', key: code, before, after: reason })
  emit('SettingsChanged', {})
  return await scrapReasonSettings(db, one)
})
