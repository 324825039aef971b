import { Dashboard, type DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { type ColumnConfig, newColumn } from '@takt/domain/dashboards/table-config.ts'
import { machineTile, mouldingDesk, mouldingHall } from './desk-boards.ts'
import { mouldingMorning, mouldingWeek } from './figure-boards.ts'
import { exampleMachines } from './machines.ts'
import type { PlantMachine } from './plant.ts'
import { figures } from './queries.ts'

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

/** How far the running order is: the coloured part of the arc is what is made, the grey one what is left. */
function orderGauge(machineId: string, place: Place): DashboardWidget {
  const config = {
    machineId: [machineId],
    valueKey: 'card_good_qty',
    maxKey: 'planned_op_qty',
    maxValue: -1,
    labelPos: 'output',
    label: '[machine] pieces of the order',
    numTicks: 4,
    numLimits: 2,
    limit1Key: 'card_good_qty',
    limit1Val: -1,
    limit1BackgroundColor: '#1c7ed6',
    limit2Key: 'planned_op_qty',
    limit2Val: -1,
    limit2BackgroundColor: '#98a2ab',
  }
  return widget(`gauge-${machineId.toLowerCase()}`, 'gauge', { place, config })
}

/** Columns without a label of their own are headed in the viewer's language. The status names the stop reason too. */
const stateColumns: readonly ColumnConfig[] = [
  newColumn('machine_id'),
  newColumn('status', 'status-dot'),
  newColumn('today_cycles', 'round-0'),
]
const orderColumns: readonly ColumnConfig[] = [
  ...stateColumns.slice(0, 2),
  newColumn('card_no'),
  newColumn('part_no', 'b-text-singline'),
  newColumn('part_description', 'b-text-singline'),
  newColumn('card_good_qty', 'round-0'),
  newColumn('planned_op_qty', 'round-0'),
  newColumn('today_cycles', 'round-0'),
]

/** What stands still is on top; on a wall nobody is there to scroll. */
function machineTable(place: Place, table = stateColumns): DashboardWidget {
  const config = { dataSource: 'machines', table, sortProp: 'status', sortOrder: 'desc', autoScroll: true }
  return widget('table-machines', 'table', { place, config })
}

/** Tiles side by side from the top left corner. */
function tiles(machineIds: readonly string[], grid: { perRow: number; w: number; h: number }): DashboardWidget[] {
  return machineIds.map((id, index) =>
    statusOf(id, [(index % grid.perRow) * grid.w, Math.floor(index / grid.perRow) * grid.h, grid.w, grid.h]),
  )
}

const keyMachines = ['M101', 'M102', 'M105', 'M109', 'P201', 'P203', 'P204', 'C301', 'C302', 'A401', 'A403', 'K501']

const factoryOverview = Dashboard.parse({
  slug: 'factory-overview',
  title: 'Factory overview',
  suitedForMobile: false,
  size: { x: 24, y: 13 },
  dataSources: [machinesSource],
  widgets: [
    ...tiles(keyMachines, { perRow: 4, w: 4, h: 3 }),
    ...['M105', 'P203', 'C301', 'A401'].map((id, index) => orderGauge(id, [index * 4, 9, 4, 4])),
    machineTable([16, 0, 8, 13]),
  ],
})

const mouldingMachines = exampleMachines
  .filter(({ department, resource_type }) => department === '10' && resource_type === 0)
  .map(({ machine_id }) => machine_id)

const moulding = Dashboard.parse({
  slug: 'moulding',
  title: 'Injection moulding',
  suitedForMobile: false,
  showBzxBanner: true,
  size: { x: 28, y: 12 },
  dataSources: [{ ...machinesSource, parameters: { machine_ids: mouldingMachines.join(';') } }],
  widgets: [
    ...tiles(mouldingMachines, { perRow: 7, w: 4, h: 3 }),
    machineTable([0, 6, 20, 6], orderColumns),
    orderGauge('M104', [20, 6, 4, 3]),
    orderGauge('M105', [24, 6, 4, 3]),
    orderGauge('M106', [20, 9, 4, 3]),
    orderGauge('M109', [24, 9, 4, 3]),
  ],
})

/** In the hand: two tiles side by side, nothing else. */
const mouldingPhone = Dashboard.parse({
  slug: 'moulding-phone',
  title: 'Moulding on the phone',
  suitedForTablet: false,
  suitedForDesktops: false,
  suitedForXXL: false,
  size: { x: 2, y: 28 },
  widgets: tiles(mouldingMachines, { perRow: 2, w: 1, h: 4 }),
})

const mouldingHours = Dashboard.parse({
  slug: 'moulding-hours',
  title: 'Moulding, the last 8 hours',
  suitedForMobile: false,
  size: { x: 24, y: 12 },
  widgets: [
    widget('hours', 'time-history', {
      place: [0, 0, 24, 12],
      config: { machineId: mouldingMachines, period: 'h8', style: 'blockstyle' },
    }),
  ],
})

const mouldingFailures = Dashboard.parse({
  slug: 'moulding-failures',
  title: 'Moulding, failures and repairs',
  suitedForMobile: false,
  size: { x: 24, y: 12 },
  widgets: [
    widget('failures', 'mtbf-mttr', {
      place: [0, 0, 24, 12],
      config: {
        header: 'Injection moulding',
        machineList: mouldingMachines,
        // With its waiting for repair: missing operators and breaks are no waiting of a repair.
        repairGroups: ['TEC'],
        graphUnits: 'h',
        greenLimitMTBF: 8,
        greenLimitMTTR: 0.5,
        style: 'blockstyle',
      },
    }),
  ],
})

export const exampleDashboards: readonly Dashboard[] = [
  factoryOverview,
  moulding,
  mouldingPhone,
  mouldingHours,
  mouldingFailures,
  mouldingMorning,
  mouldingWeek,
  figures,
  mouldingDesk,
  mouldingHall,
  machineTile,
]

const SMALL_PER_ROW = 4

export function smallCompanyDashboards(title: string, machines: readonly PlantMachine[]): Dashboard[] {
  const ids = machines.filter(({ active }) => active).map(({ machine_id }) => machine_id)
  const rows = Math.ceil(ids.length / SMALL_PER_ROW)
  return [
    Dashboard.parse({
      slug: 'factory-overview',
      title,
      size: { x: 24, y: 12 },
      dataSources: [machinesSource],
      widgets: [...tiles(ids, { perRow: SMALL_PER_ROW, w: 4, h: 12 / rows }), machineTable([16, 0, 8, 12])],
    }),
  ]
}
