import { Dashboard, type DashboardWidget } from '@takt/domain/dashboard/dashboard.ts'
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

function statusOf(machineId: string, place: Place, mode = 'informative'): DashboardWidget {
  const config = { machineId, mode, period: 'today', indicatorClickBehavior: 'setStopLink' }
  return widget(`status-${machineId.toLowerCase()}`, 'status', { place, config })
}

/** Cycles of today against what fits into a day: green from the machine's own limit on. */
function cyclesGauge(machine: PlantMachine, place: Place): DashboardWidget {
  const wholeDay = Math.round(86_400 / machine.planned_cycle_seconds)
  const config = {
    machineId: machine.machine_id,
    dataSource: 'machines',
    valueKey: 'today_cycles',
    maxValue: wholeDay,
    label: '[machine]',
    labelPos: 'output',
    stepSize: Math.max(2, Math.round(wholeDay / 6)),
    numLimits: 3,
    limit1Val: Math.round((wholeDay * machine.oee_yellow_limit) / 100),
    limit1BackgroundColor: '#d92d20',
    limit2Val: Math.round((wholeDay * machine.oee_green_limit) / 100),
    limit2BackgroundColor: '#f2c40f',
    limit3Val: wholeDay,
    limit3BackgroundColor: '#2f9e44',
  }
  return widget(`gauge-${machine.machine_id.toLowerCase()}`, 'gauge', { place, config })
}

const machineColumns = {
  machine_id: { key: 'machine_id', label: 'Machine' },
  object_description: { key: 'object_description', label: 'Name' },
  stop_description: { key: 'stop_description', label: 'Stop reason' },
  today_cycles: { key: 'today_cycles', label: 'Cycles', component: 'round-0' },
  today_runtime: { key: 'today_runtime', label: 'Run time', component: 'hh-mm' },
  uncoded_stops: { key: 'uncoded_stops', label: 'Uncoded', component: 'round-0' },
}

function machineTable(machineIds: readonly string[], place: Place): DashboardWidget {
  const config = { dataSource: 'machines', machineId: machineIds, slug: 'machine_id', columns: machineColumns }
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
    machineTable([], [16.5, 0, 7.5, 12]),
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
  widgets: [
    ...tiles(mouldingMachines, { perRow: 5, w: 3.2, h: 4 }),
    machineTable(mouldingMachines, [16.5, 0, 7.5, 12]),
  ],
})

export const exampleDashboards: readonly Dashboard[] = [factoryOverview, moulding]

export function smallCompanyDashboards(title: string, machines: readonly PlantMachine[]): Dashboard[] {
  const ids = machines.filter(({ active }) => active).map(({ machine_id }) => machine_id)
  return [
    Dashboard.parse({
      slug: 'factory-overview',
      title,
      dataSources: [machinesSource],
      widgets: [...tiles(ids, { perRow: 4, w: 4, h: 6 }), machineTable([], [16.5, 0, 7.5, 12])],
    }),
  ]
}
