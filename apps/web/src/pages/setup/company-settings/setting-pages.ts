import { type CompanySetting, companySettings, type EnteredSetting } from '@takt/domain/ground/company-settings.ts'
import { to } from '../../../routes/to.ts'

export type ArrangedSetting = Exclude<CompanySetting, EnteredSetting>

export function isArranged(name: CompanySetting): name is ArrangedSetting {
  return companySettings[name].value.kind === 'page'
}

/** Where a setting is arranged that is more than one value. */
export const settingPages: Readonly<Record<ArrangedSetting, () => string>> = {
  sideMenu: () => to('adminSideMenu'),
  orderDetails: () => to('adminOrderDetails'),
}
