import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getInputGroups } from '@takt/contract/setup/get_input_groups.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { inputGroupPrefixes, listedGroups } from '@takt/domain/scrap/input-groups.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

const MOST_GROUPS = 500

export default handle(getInputGroups, async (_input, { db, session }) => {
  const { input_group_prefixes } = settingValues(session.company_settings)
  const groups = await db.many<RowOf<typeof getInputGroups>>(sql`
    select record_no, description, input, output, status from input_group
    where status = 1 order by description limit ${MOST_GROUPS}`)
  return listedGroups(groups, inputGroupPrefixes(input_group_prefixes))
})
