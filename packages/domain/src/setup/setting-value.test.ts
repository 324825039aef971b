import { describe, expect, test } from 'vitest'
import {
  companySettingNames,
  companySettings,
  type EnteredSetting,
  enteredSettingNames,
} from '../ground/company-settings.ts'
import { isRefusal } from '../ground/refusal.ts'
import { settingGroups } from '../ground/setting-groups.ts'
import { enteredSetting } from './setting-value.ts'

describe('T-PLANT-221 a value is kept as the rules read it', () => {
  test.each<[EnteredSetting, string, string]>([
    ['showBannerClock', ' Yes ', '1'],
    ['showBannerClock', 'false', '0'],
    ['autoSlideInterval', ' 0020 ', '20'],
    ['inactivity_timeout', '0', '0'],
    ['ssccCompanyPrefix', '735 0099', '7350099'],
    ['ssccCompanyPrefix', '', ''],
    ['ssccExtensionDigit', '9', '9'],
    ['externalActionHosts', 'erp.plant.example, 10.0.0.5:8443', 'erp.plant.example;10.0.0.5:8443'],
    ['stopAlarmLevels', '30; 120:Management ;', '30;120:Management'],
    ['orderReadyMinutes', '30;M101:15', '30;M101:15'],
    ['alarmPauseMinutes', 'E-042:60', 'E-042:60'],
    ['keyboardLanguage', 'sv', 'sv'],
    ['input_group_prefixes', 'labo,\nverktyg', 'labo;verktyg'],
    ['pictureShare', ' \\\\files\\docs ', '\\\\files\\docs'],
  ])('%s “%s” is kept as “%s”', (name, typed, kept) => expect(enteredSetting(name, typed)).toBe(kept))
})

describe('T-PLANT-221 what its kind does not allow is refused', () => {
  test.each<[EnteredSetting, string, string]>([
    ['showBannerClock', 'perhaps', 'setting-not-a-switch'],
    ['autoSlideInterval', '4', 'setting-out-of-bounds'],
    ['autoSlideInterval', '3601', 'setting-out-of-bounds'],
    ['autoSlideInterval', '7.5', 'setting-out-of-bounds'],
    // Nothing is not 0, where 0 is allowed.
    ['inactivity_timeout', ' ', 'setting-out-of-bounds'],
    ['noContactSeconds', 'soon', 'setting-out-of-bounds'],
    ['historyCodingLevel', '10', 'setting-out-of-bounds'],
    ['keep_signals_days', '39', 'setting-out-of-bounds'],
    ['keyboardLanguage', 'xx', 'setting-not-offered'],
    ['ssccExtensionDigit', '10', 'setting-not-offered'],
    ['keyboardSpecials', 'x'.repeat(45), 'setting-too-long'],
    ['ssccCompanyPrefix', '12345', 'setting-not-a-gs1-prefix'],
    ['ssccCompanyPrefix', '73500AB', 'setting-not-a-gs1-prefix'],
    ['ssccCompanyPrefix', '0000000', 'setting-not-a-company-prefix'],
    ['ssccCompanyPrefix', '2100000', 'setting-not-a-company-prefix'],
    ['ssccCompanyPrefix', '9781234', 'setting-not-a-company-prefix'],
    ['externalActionHosts', 'https://erp.example', 'setting-not-a-host'],
    ['externalActionHosts', 'erp.example:70000', 'setting-not-a-host'],
    ['externalActionHosts', '169.254.169.254', 'setting-not-a-host'],
    ['stopAlarmLevels', '30;soon:Management', 'setting-not-minutes'],
    ['stopAlarmLevels', '0', 'setting-not-minutes'],
    ['orderReadyMinutes', '30;:15', 'setting-not-minutes'],
    ['alarmPauseMinutes', 'ten', 'setting-not-minutes'],
  ])('%s “%s”: %s', (name, typed, refusal) => expect(enteredSetting(name, typed)).toMatchObject({ refusal }))
})

test.each(enteredSettingNames)('T-PLANT-221 the default of %s is a value it may have', (name) => {
  const { default: usual } = companySettings[name]
  const kept = enteredSetting(name, usual)
  expect(isRefusal(kept) ? kept.refusal : kept).toBe(usual)
})

test('T-PLANT-220 every setting has a subject, and every subject a setting', () => {
  expect(new Set(companySettingNames.map((name) => companySettings[name].group))).toEqual(new Set(settingGroups))
})
