import type { SpecialFunction } from '@takt/domain/ground/special-functions.ts'
import { isResource } from '@takt/domain/machines/has-order.ts'
import { exampleLines, type Line, secondLines, secondRetiredLine, thirdLine } from './machine-lines.ts'
import { exampleSettings, type MachineSettings, secondSettings, thirdSettings } from './machine-settings.ts'
import { familyPartner, partsByCategory, secondPartsByCategory, thirdPartsByCategory } from './parts.ts'
import type { PlantMachine, PlantPart } from './plant.ts'
import {
  functionsOfCategory,
  functionsOfMachine,
  numbersOf,
  reservedOfMachine,
  valuesOf,
} from './special-function-sets.ts'

const WITHOUT_TOUCH_CONFIG = 'C307'
/** Any mould of the hall can be mounted next, also the largest one. */
const MOST_CAVITIES = Math.max(...(partsByCategory.IM ?? []).map(({ quantity_per_cycle }) => quantity_per_cycle))

const allMenus = {
  stop_reason_menu: 1,
  scrap_menu: 1,
  print_menu: 1,
  machine_list_menu: 1,
  activities_menu: 1,
  notes_menu: 1,
  other_menu: 1,
  material_menu: 1,
  good_qty_menu: 1,
  document_menu: 1,
  functions_menu: 1,
  order_menu: 1,
  history_menu: 1,
  planning_menu: 1,
  reports_menu: 1,
} as const

function touchConfigOf(category: string): Record<string, unknown> {
  const moulding = category === 'IM'
  return {
    ...allMenus,
    cavities_menu: moulding ? 1 : 0,
    ask_for_cavities: moulding ? 1 : 0,
    max_cavities: moulding ? MOST_CAVITIES : 99,
    material_menu: category === 'PK' ? 0 : 1,
    document_printer: 'Office A4',
    pallet_flag_printer: category === 'PK' ? 'Zebra dispatch' : 'Zebra hall',
  }
}

/** The part whose tool is mounted: machine number n of a category makes part number n. */
export function homePart(parts: readonly PlantPart[], index: number): PlantPart {
  return parts[index % parts.length] as PlantPart
}

type FunctionsOfMachine = Readonly<Record<string, readonly SpecialFunction[]>>

interface OfCompany {
  readonly parts: readonly PlantPart[]
  readonly settings: (machine_id: string, category: string) => MachineSettings
  readonly ownFunctions?: FunctionsOfMachine
}

function machinesOf(line: Line, { parts, settings, ownFunctions = {} }: OfCompany): PlantMachine[] {
  return line.rows.map(([machine_id, machine_description, zone], index) => {
    const part = homePart(parts, index)
    const names = [...(functionsOfCategory[line.category] ?? []), ...(ownFunctions[machine_id] ?? [])]
    return {
      machine_id,
      machine_description,
      object_description: `${line.object} ${index + 1}`,
      object_no: `${line.department}-${machine_id.slice(1)}`,
      department: line.department,
      zone,
      category: line.category,
      resource_type: 0,
      erp_resource: line.erp_resource,
      erp_connection_type: 0,
      tool_id: part.tool_id,
      planned_cycle_seconds: part.planned_unit_time * part.quantity_per_cycle * (familyPartner(part) ? 2 : 1),
      cavities: line.category === 'IM' ? part.quantity_per_cycle : 1,
      oee_green_limit: line.limits[0],
      oee_yellow_limit: line.limits[1],
      special_functions: numbersOf(names),
      function_values: valuesOf(names, machine_id),
      touch_config: machine_id === WITHOUT_TOUCH_CONFIG ? null : touchConfigOf(line.category),
      active: true,
      ...settings(machine_id, line.category),
    }
  })
}

type Station = Pick<
  PlantMachine,
  'machine_id' | 'machine_description' | 'object_description' | 'department' | 'zone' | 'category' | 'erp_resource'
>

/** Has a place and a terminal, but neither tool nor cycle. */
function station(resource_type: 1 | 2, place: Station): PlantMachine {
  return {
    ...place,
    object_no: '',
    resource_type,
    erp_connection_type: 0,
    tool_id: '',
    planned_cycle_seconds: 0,
    cavities: 1,
    oee_green_limit: 85,
    oee_yellow_limit: 65,
    special_functions: [],
    function_values: {},
    touch_config: { planning_menu: 1, notes_menu: 1, order_menu: isResource({ resource_type }) ? 1 : 0 },
    active: true,
    ...exampleSettings(place.machine_id, ''),
  }
}

const stations: readonly PlantMachine[] = [
  station(2, {
    machine_id: 'R901',
    machine_description: 'Planning, injection moulding',
    object_description: 'Setters, moulding',
    department: '10',
    zone: 'A1',
    category: 'IM',
    erp_resource: '1100',
  }),
  station(2, {
    machine_id: 'R902',
    machine_description: 'Planning, CNC',
    object_description: 'Setters, CNC',
    department: '20',
    zone: 'B2',
    category: 'CNC',
    erp_resource: '2200',
  }),
  station(1, {
    machine_id: 'I801',
    machine_description: 'Indirect time, maintenance',
    object_description: 'Maintenance',
    department: '20',
    zone: 'B2',
    category: 'CNC',
    erp_resource: '8000',
  }),
]

/** Switched on by the customer, without any effect that is known. */
function withReserved(machine: PlantMachine): PlantMachine {
  const reserved = reservedOfMachine[machine.machine_id] ?? []
  return { ...machine, special_functions: [...machine.special_functions, ...reserved] }
}

export const exampleMachines: readonly PlantMachine[] = [
  ...exampleLines.flatMap((line) =>
    machinesOf(line, {
      parts: partsByCategory[line.category] ?? [],
      settings: exampleSettings,
      ownFunctions: functionsOfMachine,
    }),
  ),
  ...stations,
].map(withReserved)

export const secondMachines: readonly PlantMachine[] = [
  ...secondLines.flatMap((line) =>
    machinesOf(line, { parts: secondPartsByCategory[line.category] ?? [], settings: secondSettings }),
  ),
  ...machinesOf(secondRetiredLine, { parts: secondPartsByCategory.CNC ?? [], settings: secondSettings }).map(
    (machine) => ({ ...machine, active: false }),
  ),
]

export const thirdMachines: readonly PlantMachine[] = machinesOf(thirdLine, {
  parts: thirdPartsByCategory.CNC ?? [],
  settings: thirdSettings,
})
