import { balthzarGetInputGroupSettingsWithValue } from '@takt/contract/setup/balthzar_get_input_group_settings_with_value.ts'
import { handle } from '../../ground/call/handle.ts'
import { groupSettings } from '../../scrap/input-groups/group-settings.ts'

/** A setting of a tool where there is none cannot be set, and is left out. */
export default handle(balthzarGetInputGroupSettingsWithValue, async (input, { db }) => {
  const { input_group_record_link, machine_id, tool_id, part_no } = input
  const settings = await groupSettings(db, input_group_record_link, { machine_id, tool_id, part_no })
  return settings
    .filter(({ place }) => place !== null)
    .map(({ setting_type, property_description, unit, property_set_value }) => ({
      setting_type,
      property_description,
      unit,
      property_set_value,
      new_value: '' as const,
    }))
})
