/** Switches of a company, each with its default and a sentence. Stored values are text, as in the specification's settings table. */
interface CompanySettingEntry {
  readonly default: string
  readonly effect: string
}

export const companySettings = {
  showBannerClock: { default: '0', effect: 'The top bar shows date and time of the plant.' },
  globalPrint: { default: '0', effect: 'Print jobs of all machines are shown on one page.' },
  toolOverviewEnabled: { default: '0', effect: 'The tool overview is in the menu.' },
  usesApiSignin: { default: '0', effect: 'Employees are checked against the ERP at sign-in.' },
  usesApiClockIn: { default: '0', effect: 'Employees clock in over the ERP.' },
  autoSlide: { default: '0', effect: 'The user menu offers to slide through the dashboards.' },
  autoSlideInterval: { default: '30', effect: 'Seconds a dashboard is shown while sliding.' },
  inactivity_timeout: {
    default: '5',
    effect: 'Minutes without input after which a screen returns to its base page; 0 = never.',
  },
  inactivity_document_timeout: { default: '30', effect: 'The same on pages that show documents.' },
  defaultDashboard: { default: '', effect: 'Slug of the dashboard that opens first.' },
  noContactSeconds: {
    default: '300',
    effect: 'Seconds without a signal after which a machine counts as out of contact.',
  },
  stopAlarmLevels: {
    default: '',
    effect: 'After how many minutes a standing machine is told, and to whom: 30;120:Management. Empty = never.',
  },
  orderReadyMinutes: {
    default: '',
    effect: 'How many minutes before an order is ready that is told: 30;10, or M101:15 for one machine. Empty = never.',
  },
  alarmPauseMinutes: {
    default: '10',
    effect: 'The least minutes between two notices of the same alarm code: 10, or E-042:60 for one code.',
  },
  historyCodingLevel: { default: '1', effect: 'User level from which a past stop can be given another code.' },
  keep_signals_days: {
    default: '400',
    effect: 'Days for which raw signals are kept; figures and stops stay for ever.',
  },
  resourcePlanningDays: { default: '2', effect: 'Days ahead within which orders are offered to a planning resource.' },
  ssccCompanyPrefix: {
    default: '',
    effect: 'GS1 company prefix of the SSCC on pallet flags; empty = flags are numbered plainly.',
  },
  ssccExtensionDigit: { default: '0', effect: 'First digit of the SSCC on pallet flags.' },
  externalActionHosts: {
    default: '',
    effect:
      'Hosts that action buttons may call: erp.plant.example; 10.0.0.5:8443. A private address must be listed itself.',
  },
  keyboardLanguage: {
    default: '',
    effect: 'Language of the on-screen keyboard: sv or en. Empty = that of the person.',
  },
  keyboardSpecials: { default: '', effect: 'Special characters that stand first on the on-screen keyboard.' },
  input_group_prefixes: {
    default: 'maskindata;verktygsdata',
    effect: 'Input groups are listed when their description begins with one of these words.',
  },
  sideMenu: { default: '', effect: 'How the side menu is arranged; empty = as the product has it.' },
  orderDetails: { default: '', effect: 'Which details of an order are shown, and in what order.' },
  pictureShare: {
    default: '',
    effect:
      'Folder that pictures of operation texts lie in, as the ERP writes it: D:\\docs or \\\\files\\docs. The same files stand among the media files.',
  },
  firstSteps: { default: '', effect: 'hidden = the administration no longer begins with the first steps.' },
  startUpScrapReason: { default: '', effect: 'Code of the scrap reason that SF61 books start-up scrap on.' },
} as const satisfies Record<string, CompanySettingEntry>

export type CompanySetting = keyof typeof companySettings
export const companySettingNames = Object.keys(companySettings) as CompanySetting[]
export type CompanySettingValues = Record<CompanySetting, string>

/** What check_setting_exists and get_setting_value may be asked for; no other setting leaves the server that way. */
export const publishedSettings = [
  'showBannerClock',
  'globalPrint',
  'toolOverviewEnabled',
  'usesApiSignin',
  'usesApiClockIn',
] as const satisfies readonly CompanySetting[]

/** Stored rows over the defaults; names nobody knows are ignored. */
export function settingValues(stored: Readonly<Record<string, string>>): CompanySettingValues {
  return Object.fromEntries(
    companySettingNames.map((name) => [name, stored[name] ?? companySettings[name].default]),
  ) as CompanySettingValues
}

const ON = new Set(['1', 'true', 'yes'])

export function isOn(values: CompanySettingValues, name: CompanySetting): boolean {
  return ON.has(values[name].trim().toLowerCase())
}
