/** Boards that people press and choose on: a supervisor's desk, and a hall in tiles. */
import { Dashboard, type DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { newDataset, newGraph } from '@takt/domain/dashboards/graph-config.ts'
import { newColumn } from '@takt/domain/dashboards/table-config.ts'

type Place = readonly [x: number, y: number, w: number, h: number]

function widget(component: string, [x, y, w, h]: Place, config: Record<string, unknown>): DashboardWidget {
  return { id: `${component}-${x}-${y}`, component, pos: { x, y, w, h }, config }
}

const machines = ['M101', 'M102', 'M103', 'M104', 'M105', 'M106']
const source = {
  slug: 'machines',
  name: 'Machines',
  source: 'machines',
  interval: 60,
  events: ['MachineChanged'],
  parameters: { machine_ids: machines.join(';') },
}
const all = { dataSource: 'machines', machineId: [] }
const value = (dataKey: string, label: string) => ({ ...all, dataKey, operation: 'sum', format: 'round-0', label })
const link = (label: string, path: string) => ({
  label,
  type: 'app-location',
  link: path,
  showLink: false,
  newTab: false,
})

/** One machine, wherever another board puts it. */
export const machineTile = Dashboard.parse({
  slug: 'machine-tile',
  title: 'One machine',
  isSnippet: true,
  snippetTag: 'Machine',
  parameters: [{ parameter: 'machine' }],
  size: { x: 2, y: 3 },
  widgets: [
    widget('status', [0, 0, 2, 2], { machineId: ['[machine]'] }),
    widget('production-value', [0, 2, 1, 1], { machineId: ['[machine]'], key: 'today_runtime', label: 'Run time' }),
    widget('production-value', [1, 2, 1, 1], {
      machineId: ['[machine]'],
      key: 'today_micro_time',
      label: 'Micro-stops',
    }),
  ],
})

/** A machine is chosen on top; everything of it, and of the hall, stands below. */
export const mouldingDesk = Dashboard.parse({
  slug: 'moulding-desk',
  title: 'Moulding, the desk',
  suitedForMobile: false,
  size: { x: 24, y: 26 },
  parameters: [{ parameter: 'machine' }],
  dataSources: [source],
  widgets: [
    widget('free-text', [0, 0, 5, 3], { text: 'Moulding', tag: 'fit' }),
    widget('datasource-parameter-selector', [5, 0, 11, 3], {
      selector: { parameter: 'machine', parameterValues: machines.join(','), type: 'button' },
    }),
    widget('navigator', [16, 0, 8, 3], {
      navigator: {
        size: 0,
        buttons: [link('The week', '/dashboards/moulding-week'), link('Failures', '/dashboards/moulding-failures')],
      },
    }),
    widget('sub-dashboard', [0, 3, 6, 12], {
      title: 'The chosen machine',
      dashboard: { slug: 'machine-tile', parameters: { machine: '[machine]' } },
    }),
    widget('graph', [6, 3, 9, 12], {
      title: 'Why it stood still, this week',
      machineId: ['M101'],
      period: 'week',
      fontSize: 14,
    }),
    widget('datasource-value', [15, 3, 9, 4], {
      title: 'Cycles of all six today',
      value: value('today_cycles', ''),
    }),
    widget('datasource-multi-value-graph', [15, 7, 9, 8], {
      title: 'Cycles today',
      rows: all,
      graph: { ...newGraph, x: 'machine_id', datasets: [{ ...newDataset, y: 'today_cycles', valueLabels: 'end' }] },
    }),
    widget('datasource-multi-value-table', [0, 15, 14, 11], {
      rows: all,
      table: [
        newColumn('machine_id', 'machine-link'),
        newColumn('status', 'status-dot'),
        newColumn('work_order_no'),
        newColumn('card_good_qty'),
        newColumn('planned_op_qty'),
        newColumn('today_cycles'),
      ],
    }),
    widget('report', [14, 15, 10, 11], { machineId: ['M101'] }),
    // Under the title: it has nothing to show.
    widget('timeout', [0, 0, 1, 1], { timeout: 1800, link: '/dashboards/moulding-desk', style: 'tightstyle' }),
  ],
})

/** The hall on one wall: its plan, a tile for each machine, and what a query knows of them. */
export const mouldingHall = Dashboard.parse({
  slug: 'moulding-hall',
  title: 'Moulding, the hall',
  suitedForMobile: false,
  size: { x: 24, y: 12 },
  dataSources: [source],
  widgets: [
    widget('section', [0, 0, 8, 6], { backgroundUrl: '/serverfiles/hall-plan.svg', backgroundSize: 'contain' }),
    widget('sub-dashboard-multiple', [8, 0, 16, 6], {
      rows: { dataSource: 'machines' },
      dashboard: { slug: 'machine-tile', parameters: { machine: 'machine_id' } },
      grid: { columns: 3, rows: 2, padding: 4, fill: true },
    }),
    widget('own-overview', [0, 6, 14, 6], { title: 'Figures of 30 days', overview: '1' }),
    widget('query-editor', [14, 6, 5, 6], { title: 'Queries' }),
    // Without a title: the page brings its heading, in the language of whoever reads it.
    widget('iframe', [19, 6, 5, 6], { address: '/machine-late-orders' }),
  ],
})
