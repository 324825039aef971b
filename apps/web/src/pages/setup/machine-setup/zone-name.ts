import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { GENERAL_PLACE } from '@takt/domain/setup/place-code.ts'
import type { TextKey } from '@takt/texts/texts.ts'

/** As the form calls it: the general zone is stored in the language of whoever made the first machine. */
export function zoneName(
  { zone, zone_description }: Pick<MachineSettingRow, 'zone' | 'zone_description'>,
  text: (key: TextKey) => string,
): string {
  return zone === GENERAL_PLACE ? text('places.general') : zone_description
}
