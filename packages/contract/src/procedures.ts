/** The calls of every area. An area lists its own in `<area>/<area>.calls.ts`; client and server read the same lists. */
import type { z } from 'zod'
import { activitiesCalls } from './activities/activities.calls.ts'
import { calendarCalls } from './calendar/calendar.calls.ts'
import { dashboardsCalls } from './dashboards/dashboards.calls.ts'
import { documentsCalls } from './documents/documents.calls.ts'
import { erpCalls } from './erp/erp.calls.ts'
import { goalsCalls } from './goals/goals.calls.ts'
import { historyCalls } from './history/history.calls.ts'
import { importCalls } from './import/import.calls.ts'
import { machinesCalls } from './machines/machines.calls.ts'
import { materialsCalls } from './materials/materials.calls.ts'
import { ordersCalls } from './orders/orders.calls.ts'
import { palletsCalls } from './pallets/pallets.calls.ts'
import { peopleCalls } from './people/people.calls.ts'
import { planningCalls } from './planning/planning.calls.ts'
import { reportsCalls } from './reports/reports.calls.ts'
import { scrapCalls } from './scrap/scrap.calls.ts'
import { setupCalls } from './setup/setup.calls.ts'
import { stopsCalls } from './stops/stops.calls.ts'

export const callsByArea = {
  activities: activitiesCalls,
  calendar: calendarCalls,
  dashboards: dashboardsCalls,
  documents: documentsCalls,
  erp: erpCalls,
  goals: goalsCalls,
  history: historyCalls,
  import: importCalls,
  machines: machinesCalls,
  materials: materialsCalls,
  orders: ordersCalls,
  pallets: palletsCalls,
  people: peopleCalls,
  planning: planningCalls,
  reports: reportsCalls,
  scrap: scrapCalls,
  setup: setupCalls,
  stops: stopsCalls,
} as const

export type AnyProcedure = (typeof callsByArea)[keyof typeof callsByArea][number]

export const procedures: readonly AnyProcedure[] = Object.values(callsByArea).flat()

export type ProcedureName = AnyProcedure['name']
export type ProcedureNamed<N extends ProcedureName> = Extract<AnyProcedure, { name: N }>
export type ProcedureInput<N extends ProcedureName> = z.input<ProcedureNamed<N>['input']>
export type ProcedureRow<N extends ProcedureName> = z.output<ProcedureNamed<N>['output']>
