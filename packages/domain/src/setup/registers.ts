/** Every register, by its name. */

import { activityTypes } from '../activities/activity-types.register.ts'
import { calendars } from '../calendar/calendars.register.ts'
import { dayTypes } from '../calendar/day-types.register.ts'
import { shifts } from '../calendar/shifts.register.ts'
import { wallLinks } from '../dashboards/wall-links.register.ts'
import { goals } from '../goals/goals.register.ts'
import type { Described } from '../ground/registers/define-register.ts'
import { automaticReasons } from '../machines/automatic-reasons.register.ts'
import { valueRules } from '../machines/value-rules.register.ts'
import { printers } from '../pallets/printers.register.ts'
import { accessKeys } from '../people/access-keys.register.ts'
import { employees } from '../people/employees.register.ts'
import { levels } from '../people/levels.register.ts'
import { users } from '../people/users.register.ts'
import { reportSchedules } from '../reports/report-schedules.register.ts'
import { inputGroups } from '../scrap/input-groups.register.ts'
import { scales } from '../scrap/scales.register.ts'
import { scrapCategories } from '../scrap/scrap-categories.register.ts'
import { scrapReasons } from '../scrap/scrap-reasons.register.ts'
import { setupTypes } from '../stops/setup-types.register.ts'
import { stopCodes } from '../stops/stop-codes.register.ts'
import { stopGroups } from '../stops/stop-groups.register.ts'
import { machineSettings } from './machines.register.ts'
import { places } from './places.register.ts'
import { settings } from './settings.register.ts'

/** By the area that keeps them: there the server finds each. */
export const registersByArea = {
  pallets: [printers],
  people: [employees],
  scrap: [scrapCategories, scrapReasons],
  stops: [setupTypes, stopCodes, stopGroups],
} as const

/** By the area that keeps them, likewise: of these the file is read, and the form is their own. */
export const filedByArea = {
  calendar: [shifts],
  machines: [valueRules],
  setup: [places],
} as const

export const registers: readonly (typeof registersByArea)[keyof typeof registersByArea][number][] =
  Object.values(registersByArea).flat()

/** Also those with pages of their own, of which the history and the file are shown. */
const described = [
  ...registers,
  accessKeys,
  activityTypes,
  automaticReasons,
  calendars,
  dayTypes,
  goals,
  inputGroups,
  levels,
  machineSettings,
  places,
  reportSchedules,
  scales,
  settings,
  shifts,
  users,
  valueRules,
  wallLinks,
] as const

const filed = Object.values(filedByArea).flat()

export type RegisterName = (typeof registers)[number]['name']
export type DescribedName = (typeof described)[number]['name']

/** Of which a file is read. */
export type FileName = RegisterName | (typeof filed)[number]['name']

export const registerNames = registers.map(({ name }) => name) as [RegisterName, ...RegisterName[]]
export const fileNames = [...registers, ...filed].map(({ name }) => name) as [FileName, ...FileName[]]
export const describedNames = described.map(({ name }) => name) as [DescribedName, ...DescribedName[]]

export function describedNamed(name: DescribedName): Described {
  return described.find((register) => register.name === name) as Described
}
