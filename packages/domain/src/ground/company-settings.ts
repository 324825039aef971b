import { keyboardLanguages } from './keyboard/languages.ts'
import { weekBeginnings } from './periods/period.ts'
import type { SettingGroup } from './setting-groups.ts'

/** Settings of a company, each with its default, its kind and a sentence. Stored values are text, as in the specification's settings table. */

/** What a value may be; the settings page draws a field for each kind, and the server checks by it. */
export type SettingKind =
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly unit: SettingUnit; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'text'; readonly most: number; readonly check?: SettingCheck }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'scrap-reason' }
  /** Arranged on a page of its own. */
  | { readonly kind: 'page' }

export type SettingUnit = 'seconds' | 'minutes' | 'days' | 'level' | 'percent' | 'pieces'
export type SettingCheck = 'gs1-prefix' | 'hosts' | 'list' | 'alarm-levels' | 'minutes'

interface CompanySettingEntry {
  readonly default: string
  readonly group: SettingGroup
  readonly value: SettingKind
  readonly effect: string
}

const onOff = { kind: 'switch' } as const

export const companySettings = {
  showBannerClock: {
    default: '0',
    group: 'screens',
    value: onOff,
    effect: 'The top bar shows date and time of the plant.',
  },
  toolOverviewEnabled: { default: '0', group: 'screens', value: onOff, effect: 'The tool overview is in the menu.' },
  defaultDashboard: {
    default: '',
    group: 'screens',
    value: { kind: 'dashboard' },
    effect: 'Slug of the dashboard that opens first.',
  },
  autoSlide: {
    default: '0',
    group: 'screens',
    value: onOff,
    effect: 'The user menu offers to slide through the dashboards.',
  },
  autoSlideInterval: {
    default: '30',
    group: 'screens',
    value: { kind: 'number', unit: 'seconds', min: 5, max: 3600 },
    effect: 'Seconds a dashboard is shown while sliding.',
  },
  inactivity_timeout: {
    default: '5',
    group: 'screens',
    value: { kind: 'number', unit: 'minutes', min: 0, max: 1440 },
    effect: 'Minutes without input after which a screen returns to its base page; 0 = never.',
  },
  inactivity_document_timeout: {
    default: '30',
    group: 'screens',
    value: { kind: 'number', unit: 'minutes', min: 0, max: 1440 },
    effect: 'The same on pages that show documents.',
  },
  idleSignOutMinutes: {
    default: '0',
    group: 'sign-in',
    value: { kind: 'number', unit: 'minutes', min: 0, max: 10_080 },
    effect: 'Minutes without a touch after which a person is signed out; 0 = never.',
  },
  idleSignOutTerminalMinutes: {
    default: '0',
    group: 'sign-in',
    value: { kind: 'number', unit: 'minutes', min: 0, max: 10_080 },
    effect: 'The same for shared terminals and accounts that only show a machine or dashboards.',
  },
  secondFactorLevel: {
    default: '0',
    group: 'sign-in',
    value: { kind: 'number', unit: 'level', min: 0, max: 9 },
    effect: 'User level from which signing in takes a second factor; 0 = nobody has to.',
  },
  terminalPin: { default: '0', group: 'sign-in', value: onOff, effect: 'Terminals ask for the PIN after the badge.' },
  sideMenu: {
    default: '',
    group: 'screens',
    value: { kind: 'page' },
    effect: 'How the side menu is arranged; empty = as the product has it.',
  },
  firstSteps: {
    default: '',
    group: 'screens',
    value: { kind: 'choice', of: ['', 'hidden'] },
    effect: 'hidden = the administration no longer begins with the first steps.',
  },
  weekBegins: {
    default: 'monday',
    group: 'screens',
    value: { kind: 'choice', of: weekBeginnings },
    effect: 'The day that weeks begin on where a period is chosen. Week numbers are those of ISO 8601 all the same.',
  },
  noContactSeconds: {
    default: '300',
    group: 'machines',
    value: { kind: 'number', unit: 'seconds', min: 10, max: 86_400 },
    effect: 'Seconds without a signal after which a machine counts as out of contact.',
  },
  historyCodingLevel: {
    default: '1',
    group: 'machines',
    value: { kind: 'number', unit: 'level', min: 1, max: 9 },
    effect: 'User level from which a past stop can be given another code.',
  },
  keep_signals_days: {
    default: '400',
    group: 'machines',
    value: { kind: 'number', unit: 'days', min: 40, max: 3660 },
    effect: 'Days for which raw signals are kept; figures and stops stay for ever.',
  },
  stopAlarmLevels: {
    default: '',
    group: 'alarms',
    value: { kind: 'text', most: 500, check: 'alarm-levels' },
    effect: 'After how many minutes a standing machine is told, and to whom: 30;120:Management. Empty = never.',
  },
  orderReadyMinutes: {
    default: '',
    group: 'alarms',
    value: { kind: 'text', most: 500, check: 'minutes' },
    effect: 'How many minutes before an order is ready that is told: 30;10, or M101:15 for one machine. Empty = never.',
  },
  alarmPauseMinutes: {
    default: '10',
    group: 'alarms',
    value: { kind: 'text', most: 500, check: 'minutes' },
    effect: 'The least minutes between two notices of the same alarm code: 10, or E-042:60 for one code.',
  },
  orderDetails: {
    default: '',
    group: 'orders',
    value: { kind: 'page' },
    effect: 'Which details of an order are shown, and in what order.',
  },
  resourcePlanningDays: {
    default: '2',
    group: 'orders',
    value: { kind: 'number', unit: 'days', min: 1, max: 365 },
    effect: 'Days ahead within which orders are offered to a planning resource.',
  },
  startUpScrapReason: {
    default: '',
    group: 'orders',
    value: { kind: 'scrap-reason' },
    effect: 'Code of the scrap reason that SF61 books start-up scrap on.',
  },
  machineScrapReason: {
    default: '',
    group: 'orders',
    value: { kind: 'scrap-reason' },
    effect:
      'Code of the scrap reason of pieces that a machine reports as scrap, where the machine has none of its own.',
  },
  overProductionAsk: {
    default: '10',
    group: 'orders',
    value: { kind: 'number', unit: 'percent', min: 0, max: 100_000 },
    effect: 'Per cent above the planned quantity from which a report or a pallet is asked about.',
  },
  overProductionMost: {
    default: '1000',
    group: 'orders',
    value: { kind: 'number', unit: 'percent', min: 0, max: 1_000_000 },
    effect: 'Per cent above the planned quantity above which good, scrap and pallets are refused.',
  },
  scrapAsk: {
    default: '20',
    group: 'orders',
    value: { kind: 'number', unit: 'percent', min: 0, max: 100 },
    effect: 'Per cent of an order above which its scrap is asked about.',
  },
  orderSizeAsk: {
    default: '1000000',
    group: 'orders',
    value: { kind: 'number', unit: 'pieces', min: 0, max: 1_000_000_000 },
    effect: 'Pieces above which the size of a new order is asked about; 0 = never.',
  },
  pictureShare: {
    default: '',
    group: 'orders',
    value: { kind: 'text', most: 260 },
    effect:
      'Folder that pictures of operation texts lie in, as the ERP writes it: D:\\docs or \\\\files\\docs. The same files stand among the media files.',
  },
  ssccCompanyPrefix: {
    default: '',
    group: 'pallets',
    value: { kind: 'text', most: 12, check: 'gs1-prefix' },
    effect: 'GS1 company prefix of the SSCC on pallet flags; empty = flags are numbered plainly.',
  },
  ssccExtensionDigit: {
    default: '0',
    group: 'pallets',
    value: { kind: 'choice', of: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
    effect: 'First digit of the SSCC on pallet flags.',
  },
  globalPrint: {
    default: '0',
    group: 'pallets',
    value: onOff,
    effect: 'Print jobs of all machines are shown on one page.',
  },
  keyboardLanguage: {
    default: '',
    group: 'input',
    value: { kind: 'choice', of: ['', ...keyboardLanguages] },
    effect: 'Language of the on-screen keyboard, by its code. Empty = that of the person.',
  },
  keyboardSpecials: {
    default: '',
    group: 'input',
    value: { kind: 'text', most: 44 },
    effect: 'Special characters that stand first on the on-screen keyboard.',
  },
  input_group_prefixes: {
    default: 'maskindata;verktygsdata',
    group: 'input',
    value: { kind: 'text', most: 500, check: 'list' },
    effect: 'Input groups are listed when their description begins with one of these words.',
  },
  signCertifications: { default: '0', group: 'signatures', value: onOff, effect: 'Certifying an activity is signed.' },
  signConfirmations: {
    default: '0',
    group: 'signatures',
    value: onOff,
    effect: 'Confirming orders and pallets is signed.',
  },
  signReleases: { default: '0', group: 'signatures', value: onOff, effect: 'Releasing an order is signed.' },
  externalActionHosts: {
    default: '',
    group: 'outside',
    value: { kind: 'text', most: 500, check: 'hosts' },
    effect:
      'Hosts that action buttons may call: erp.plant.example; 10.0.0.5:8443. A private address must be listed itself.',
  },
} as const satisfies Record<string, CompanySettingEntry>

export type CompanySetting = keyof typeof companySettings
export const companySettingNames = Object.keys(companySettings) as CompanySetting[]
export type CompanySettingValues = Record<CompanySetting, string>

/** Those that are not arranged on a page of their own. */
export type EnteredSetting = {
  [Name in CompanySetting]: (typeof companySettings)[Name]['value']['kind'] extends 'page' ? never : Name
}[CompanySetting]
export const enteredSettingNames = companySettingNames.filter(
  (name): name is EnteredSetting => companySettings[name].value.kind !== 'page',
)

/**
 * What check_setting_exists and get_setting_value may be asked for; no other setting leaves the server that way. The last
 * two are asked for by programs written for the specification: people are known to the product itself, so neither is a
 * setting, and the answer is always off.
 */
export const publishedSettings = [
  'showBannerClock',
  'globalPrint',
  'toolOverviewEnabled',
  'usesApiSignin',
  'usesApiClockIn',
] as const
export type PublishedSetting = (typeof publishedSettings)[number]

export function publishedValue(stored: Readonly<Record<string, string>>, name: PublishedSetting): string {
  return name in companySettings ? settingValues(stored)[name as CompanySetting] : '0'
}

/** Stored rows over the defaults; names nobody knows are ignored. */
export function settingValues(stored: Readonly<Record<string, string>>): CompanySettingValues {
  return Object.fromEntries(
    companySettingNames.map((name) => [name, stored[name] ?? companySettings[name].default]),
  ) as CompanySettingValues
}

const ON = new Set(['1', 'true', 'yes'])

export function isOn(values: CompanySettingValues, name: CompanySetting): boolean {
  return isOnText(values[name])
}

export function isOnText(value: string): boolean {
  return ON.has(value.trim().toLowerCase())
}
