import { Dashboard, type DashboardWidget } from '@takt/domain/dashboard/dashboard.ts'
import { type ColumnConfig, newColumn } from '@takt/domain/dashboard/table-config.ts'
import { exampleMachines } from './machines.ts'
import type { PlantMachine } from './plant.ts'

const machinesSource = {
  slug: 'machines',
  name: 'Machines',
  source: 'machines',
  interval: 60,
  events: ['MachineChanged'],
}

type Place = readonly [x: number, y: number, w: number, h: number]

function widget(id: string, component: string, on: { place: Place; config: Record<string, unknown> }): DashboardWidget {
  const [x, y, w, h] = on.place
  return { id, component, pos: { x, y, w, h }, config: on.config }
}

function statusOf(machineId: string, place: Place): DashboardWidget {
  const config = { machineId: [machineId], indicatorClickBehavior: 'setStopLink' }
  return widget(`status-${machineId.toLowerCase()}`, 'status', { place, config })
}

/** Cycles of today against what fits into a day: red, yellow, and green from the machine's own limit on. */
function cyclesGauge(machine: PlantMachine, place: Place): DashboardWidget {
  const wholeDay = Math.round(86_400 / machine.planned_cycle_seconds)
  const config = {
    machineId: [machine.machine_id],
    dataSource: 'machines',
    valueKey: 'today_cycles',
    maxValue: wholeDay,
    labelPos: 'output',
    stepSize: Math.max(2, Math.round(wholeDay / 6)),
    numLimits: 3,
    limit1Val: Math.round((wholeDay * machine.oee_yellow_limit) / 100),
    limit2Val: Math.round((wholeDay * machine.oee_green_limit) / 100),
    limit3Val: wholeDay,
  }
  return widget(`gauge-${machine.machine_id.toLowerCase()}`, 'gauge', { place, config })
}

/** Columns without a label of their own are headed in the viewer's language. */
const machineColumns: readonly ColumnConfig[] = [
  newColumn('status', 'status-dot'),
  newColumn('machine_id'),
  newColumn('object_description'),
  newColumn('stop_description'),
  newColumn('today_cycles', 'round-0'),
  newColumn('today_runtime', 'hh-mm'),
]

/** Rows are those of the data source; on a wall nobody is there to scroll. */
function machineTable(place: Place): DashboardWidget {
  const config = { dataSource: 'machines', table: machineColumns, autoScroll: true }
  return widget('table-machines', 'table', { place, config })
}

function byId(machine_id: string): PlantMachine {
  return exampleMachines.find((machine) => machine.machine_id === machine_id) as PlantMachine
}

/** Tiles side by side from the top left corner. */
function tiles(machineIds: readonly string[], grid: { perRow: number; w: number; h: number }): DashboardWidget[] {
  return machineIds.map((id, index) =>
    statusOf(id, [(index % grid.perRow) * grid.w, Math.floor(index / grid.perRow) * grid.h, grid.w, grid.h]),
  )
}

const factoryOverview = Dashboard.parse({
  slug: 'factory-overview',
  title: 'Factory overview',
  suitedForMobile: false,
  size: { x: 24, y: 12 },
  dataSources: [machinesSource],
  widgets: [
    ...tiles(['M101', 'M102', 'M105', 'M109', 'P201', 'P203', 'C301', 'A401'], { perRow: 4, w: 4, h: 3 }),
    cyclesGauge(byId('M101'), [0, 6.5, 5, 5.5]),
    cyclesGauge(byId('P201'), [5.5, 6.5, 5, 5.5]),
    cyclesGauge(byId('C301'), [11, 6.5, 5, 5.5]),
    machineTable([16.5, 0, 7.5, 12]),
  ],
})

const mouldingMachines = exampleMachines
  .filter(({ department, resource_type }) => department === '10' && resource_type === 0)
  .map(({ machine_id }) => machine_id)

const moulding = Dashboard.parse({
  slug: 'moulding',
  title: 'Injection moulding',
  size: { x: 24, y: 12 },
  dataSources: [{ ...machinesSource, parameters: { machine_ids: mouldingMachines.join(';') } }],
  widgets: [...tiles(mouldingMachines, { perRow: 5, w: 3.2, h: 4 }), machineTable([16.5, 0, 7.5, 12])],
})

export const exampleDashboards: readonly Dashboard[] = [factoryOverview, moulding]

export function smallCompanyDashboards(title: string, machines: readonly PlantMachine[]): Dashboard[] {
  const ids = machines.filter(({ active }) => active).map(({ machine_id }) => machine_id)
  return [
    Dashboard.parse({
      slug: 'factory-overview',
      title,
      dataSources: [machinesSource],
      widgets: [...tiles(ids, { perRow: 4, w: 4, h: 6 }), machineTable([16.5, 0, 7.5, 12])],
    }),
  ]
}
