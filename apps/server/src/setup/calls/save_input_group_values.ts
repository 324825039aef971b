import { saveInputGroupValues } from '@takt/contract/setup/save_input_group_values.ts'
import { checkNewValue } from '@takt/domain/scrap/input-groups.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { groupSettings } from '../../scrap/input-groups/group-settings.ts'

export default handle(saveInputGroupValues, async (input, { db, session, now, audit }) => {
  const { input_group_record_link: group, machine_id, tool_id, part_no, employee } = input
  const problem = await employeeProblem(db, employee)
  if (problem) return problem
  // The settings are locked: of two who set one value at once the second one sees what the first one set.
  const known = await groupSettings(db, group, { machine_id, tool_id, part_no }, sql`for no key update`)
  const saved: { setting_type: string; property_description: string; property_set_value: string }[] = []
  for (const wanted of input.settings) {
    const { setting_type, property_description, new_value } = wanted
    const setting = known.find(
      (each) => each.setting_type === setting_type && each.property_description === property_description,
    )
    if (!setting?.place) return { refusal: 'input-setting-not-found', values: { property: property_description } }
    const refused = checkNewValue(setting, wanted)
    if (refused) return refused
    const { place } = setting
    await db.run(sql`
      insert into input_group_value (setting, at_machine, tool_id, part_no, value, employee, changed, changed_by)
      values (${setting.record_no}, ${place.machine_id}, ${place.tool_id}, ${place.part_no}, ${new_value}, ${employee},
        ${new Date(now).toISOString()}, ${session.username})`)
    saved.push({ setting_type, property_description, property_set_value: new_value })
    audit({
      what: 'input-value.set',
      key: `${machine_id}/${property_description}`,
      before: { value: setting.property_set_value },
      after: { value: new_value, ...place, employee },
    })
  }
  return saved
})
