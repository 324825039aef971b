/** The companies that the seed, the tests and the simulator share: the same for the same `now`. */
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { exampleActivities } from './activities.ts'
import { exampleActivityOutputs, exampleActivityQuestions, exampleActivityTypes } from './activity-types.ts'
import { exampleAutomaticReasons } from './automatic-reasons.ts'
import {
  calendarsOf,
  dayTypes,
  exampleCalendars,
  exampleLinesOfPlant,
  secondCalendars,
  shifts,
  thirdCalendars,
} from './calendars.ts'
import { exampleCompany, secondCompany, thirdCompany } from './companies.ts'
import { exampleDashboards, smallCompanyDashboards } from './dashboards.ts'
import { exampleEmployees, secondEmployees, thirdEmployees } from './employees.ts'
import { exampleGoals } from './goals.ts'
import { exampleLeanDays } from './lean-days.ts'
import { liveViews } from './live-views.ts'
import {
  exampleCategories,
  exampleDepartments,
  exampleZones,
  secondCategories,
  secondDepartments,
  secondZones,
  thirdCategories,
  thirdDepartments,
  thirdZones,
} from './locations.ts'
import { exampleMachines, secondMachines, thirdMachines } from './machines.ts'
import { cardMaterials, exampleMaterials } from './materials.ts'
import { exampleNotes, exampleNotifications } from './notes.ts'
import { orderBook } from './orders.ts'
import { exampleOverviews } from './own-overviews.ts'
import { exampleParts, partsByCategory, secondPartsByCategory, thirdPartsByCategory } from './parts.ts'
import type { Plant, PlantCompany, PlantMachine, PlantPart } from './plant.ts'
import { exampleQueries } from './queries.ts'
import { exampleReportSchedules } from './report-schedules.ts'
import { exampleScales } from './scales.ts'
import { scrapCategories, scrapReasons } from './scrap-reasons.ts'
import { stopCodes, stopGroups } from './stop-codes.ts'
import { toolInsertsOf, toolStructuresOf, toolsOf } from './tools.ts'
import { exampleUsers, secondUsers, thirdUsers } from './users.ts'
import { exampleValueRules } from './value-rules.ts'
import { exampleVisualizations } from './visualizations.ts'
import { workingTime } from './working-time.ts'

export function examplePlants(now: number): Plant[] {
  return [norrvik(now), sjoholm(now), harborTooling(now)]
}

/** What the small companies have none of. */
const nothingMore = {
  queries: [],
  own_overviews: [],
  report_schedules: [],
  visualizations: [],
  lean_days: [],
  lines: [],
  automatic_reasons: [],
  value_rules: [],
  scales: [],
  materials: [],
  card_materials: [],
  notes: [],
  notifications: [],
  goals: [],
  activity_types: [],
  activity_questions: [],
  activity_outputs: [],
  activities: [],
} as const

function equipment(machines: readonly PlantMachine[], parts: readonly PlantPart[]) {
  return {
    shifts,
    day_types: dayTypes,
    machines,
    stop_codes: stopCodes(machines),
    scrap_categories: scrapCategories,
    scrap_reasons: scrapReasons(machines),
    tools: toolsOf(parts),
    tool_structures: toolStructuresOf(parts),
    tool_inserts: toolInsertsOf(parts),
    parts,
  }
}

const dayIn = ({ time_zone }: PlantCompany, now: number) => localDate(now, time_zone)

function norrvik(now: number): Plant {
  const calendars = exampleCalendars(dayIn(exampleCompany, now))
  const calendarOf = calendarsOf({ company: exampleCompany, calendars, day_types: dayTypes })
  const timeOf = (machine_id: string) => {
    const machine = exampleMachines.find((one) => one.machine_id === machine_id)
    return workingTime(calendarOf(machine ?? { calendar_id: null, day_start: '00:00' }))
  }
  const numbers = { work_order: 240_310, card: 71_001 }
  const orders = orderBook({ machines: exampleMachines, partsByCategory, calendarOf, ...numbers, now })
  return {
    ...equipment(exampleMachines, exampleParts),
    company: exampleCompany,
    departments: exampleDepartments,
    zones: exampleZones,
    categories: exampleCategories,
    lines: exampleLinesOfPlant,
    calendars,
    stop_groups: stopGroups(),
    automatic_reasons: exampleAutomaticReasons,
    value_rules: exampleValueRules,
    scales: exampleScales,
    materials: exampleMaterials,
    orders,
    card_materials: cardMaterials(orders, exampleParts),
    notes: exampleNotes(now, timeOf),
    notifications: exampleNotifications(now, timeOf),
    goals: exampleGoals(now),
    employees: exampleEmployees,
    users: exampleUsers,
    dashboards: exampleDashboards,
    activity_types: exampleActivityTypes,
    activity_questions: exampleActivityQuestions,
    activity_outputs: exampleActivityOutputs,
    activities: exampleActivities(now, timeOf),
    live_views: liveViews('en'),
    queries: exampleQueries,
    own_overviews: exampleOverviews,
    report_schedules: exampleReportSchedules,
    visualizations: exampleVisualizations,
    lean_days: exampleLeanDays(dayIn(exampleCompany, now)),
  }
}

function sjoholm(now: number): Plant {
  const partsByCategory = secondPartsByCategory
  const calendars = secondCalendars(dayIn(secondCompany, now))
  const calendarOf = calendarsOf({ company: secondCompany, calendars, day_types: dayTypes })
  return {
    ...nothingMore,
    ...equipment(secondMachines, Object.values(partsByCategory).flat()),
    company: secondCompany,
    departments: secondDepartments,
    zones: secondZones,
    categories: secondCategories,
    calendars,
    stop_groups: stopGroups(),
    orders: orderBook({ machines: secondMachines, partsByCategory, calendarOf, work_order: 8100, card: 5001, now }),
    employees: secondEmployees,
    users: secondUsers,
    dashboards: smallCompanyDashboards('Verkstaden', secondMachines),
    live_views: liveViews('sv'),
  }
}

/** Shares machine ids, card numbers and employee numbers with the example company on purpose. */
function harborTooling(now: number): Plant {
  const partsByCategory = thirdPartsByCategory
  const calendars = thirdCalendars(dayIn(thirdCompany, now))
  const calendarOf = calendarsOf({ company: thirdCompany, calendars, day_types: dayTypes })
  return {
    ...nothingMore,
    ...equipment(thirdMachines, Object.values(partsByCategory).flat()),
    company: thirdCompany,
    departments: thirdDepartments,
    zones: thirdZones,
    categories: thirdCategories,
    calendars,
    stop_groups: stopGroups(),
    orders: orderBook({ machines: thirdMachines, partsByCategory, calendarOf, work_order: 240_310, card: 71_001, now }),
    employees: thirdEmployees,
    users: thirdUsers,
    dashboards: smallCompanyDashboards('Tool shop', thirdMachines),
    live_views: [],
  }
}
