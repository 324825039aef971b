/** The companies that the seed, the tests and the simulator share: the same for the same `now`. */
import { exampleCompany, secondCompany, thirdCompany } from './companies.ts'
import { exampleDashboards, smallCompanyDashboards } from './dashboards.ts'
import { exampleEmployees, secondEmployees, thirdEmployees } from './employees.ts'
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
import { orderBook } from './orders.ts'
import { exampleParts, partsByCategory, secondPartsByCategory, thirdPartsByCategory } from './parts.ts'
import type { Plant } from './plant.ts'
import { stopCodes, stopGroups } from './stop-codes.ts'
import { exampleUsers, secondUsers, thirdUsers } from './users.ts'

export function examplePlants(now: number): Plant[] {
  return [norrvik(now), sjoholm(now), harborTooling(now)]
}

function norrvik(now: number): Plant {
  return {
    company: exampleCompany,
    departments: exampleDepartments,
    zones: exampleZones,
    categories: exampleCategories,
    machines: exampleMachines,
    stop_groups: stopGroups('en'),
    stop_codes: stopCodes(exampleMachines),
    parts: exampleParts,
    orders: orderBook({ machines: exampleMachines, partsByCategory, work_order: 240_310, card: 71_001, now }),
    employees: exampleEmployees,
    users: exampleUsers,
    dashboards: exampleDashboards,
  }
}

function sjoholm(now: number): Plant {
  const partsByCategory = secondPartsByCategory
  return {
    company: secondCompany,
    departments: secondDepartments,
    zones: secondZones,
    categories: secondCategories,
    machines: secondMachines,
    stop_groups: stopGroups('sv'),
    stop_codes: stopCodes(secondMachines),
    parts: Object.values(partsByCategory).flat(),
    orders: orderBook({ machines: secondMachines, partsByCategory, work_order: 8100, card: 5001, now }),
    employees: secondEmployees,
    users: secondUsers,
    dashboards: smallCompanyDashboards('Verkstaden', secondMachines),
  }
}

/** Shares machine ids, card numbers and employee numbers with the example company on purpose. */
function harborTooling(now: number): Plant {
  const partsByCategory = thirdPartsByCategory
  return {
    company: thirdCompany,
    departments: thirdDepartments,
    zones: thirdZones,
    categories: thirdCategories,
    machines: thirdMachines,
    stop_groups: stopGroups('en'),
    stop_codes: stopCodes(thirdMachines),
    parts: Object.values(partsByCategory).flat(),
    orders: orderBook({ machines: thirdMachines, partsByCategory, work_order: 240_310, card: 71_001, now }),
    employees: thirdEmployees,
    users: thirdUsers,
    dashboards: smallCompanyDashboards('Tool shop', thirdMachines),
  }
}
