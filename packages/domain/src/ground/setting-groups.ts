/** Subjects that the settings page shows a company's settings by. */
export const settingGroups = [
  'screens',
  'sign-in',
  'machines',
  'alarms',
  'orders',
  'pallets',
  'input',
  'signatures',
  'outside',
] as const
export type SettingGroup = (typeof settingGroups)[number]
