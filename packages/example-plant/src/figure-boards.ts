/** Boards made of figures: what a hall stands before in the morning, and what a week came to. */
import { Dashboard, type DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'

type Place = readonly [x: number, y: number, w: number, h: number]

function widget(component: string, place: Place, config: Record<string, unknown>): DashboardWidget {
  const [x, y, w, h] = place
  return { id: `${component}-${x}-${y}`, component, pos: { x, y, w, h }, config }
}

const moulding = { locationtype: 'department', location: '10' } as const
const machines = ['M101', 'M102', 'M103', 'M104', 'M105', 'M106']

/** The morning meeting: yesterday and today of the department on one screen. */
export const mouldingMorning = Dashboard.parse({
  slug: 'moulding-morning',
  title: 'Moulding, morning meeting',
  suitedForMobile: false,
  size: { x: 24, y: 12 },
  widgets: [
    widget('lean', [0, 0, 5, 6], { title: 'Safety', leanType: 'safety' }),
    widget('production-goal', [5, 0, 6, 3], { title: 'Moulding today', ...moulding, goalType: 'day' }),
    widget('production-goal', [5, 3, 6, 3], { title: 'M101, this shift', machineId: ['M101'], goalType: 'shift' }),
    widget('location-graph', [11, 0, 13, 6], {
      title: 'Why machines stood still, last 24 hours',
      ...moulding,
      period: '24h',
      fontSize: 16,
      maxLabelSize: 14,
    }),
    widget('order-summary', [0, 6, 6, 6], { title: 'M101', machineId: ['M101'], nextOrder: true }),
    widget('special-component', [6, 6, 9, 6], {
      title: 'Scrap, this week beside the last',
      subComponent: 'scrap-5091',
      machineId: machines,
      fontSize: 16,
    }),
    widget('location-graph', [15, 6, 9, 6], {
      title: 'Availability, 30 days',
      ...moulding,
      task: 'machineanalysis',
      period: '30d',
      fontSize: 12,
    }),
  ],
})

/** What the week came to: targets by shift, losses of one machine, scrap by reason, every machine's run time. */
export const mouldingWeek = Dashboard.parse({
  slug: 'moulding-week',
  title: 'Moulding, targets of the week',
  suitedForMobile: false,
  size: { x: 24, y: 12 },
  widgets: [
    widget('special-component', [0, 0, 14, 6], {
      subComponent: 'target-fulfillment',
      machineId: ['M101'],
      cInterval: 600,
    }),
    // Of another machine: it calls a goal met at 85 %, and beside the same day at 100 % one of the two would look wrong.
    widget('special-component', [14, 0, 10, 6], {
      subComponent: 'target-fulfillment-alternate',
      machineId: ['M102'],
      cInterval: 600,
    }),
    widget('special-component', [0, 6, 12, 6], {
      title: 'Scrap by reason',
      subComponent: 'scrap-5061',
      machineId: machines,
      periods: 6,
      legend: 'right',
      fontSize: 16,
    }),
    widget('parent', [12, 6, 12, 6], {
      title: 'Run time today',
      machineId: machines,
      boxWidth: 150,
      boxHeight: 80,
      child: {
        component: 'production-value',
        config: { key: 'today_runtime', label: '[machine]', style: 'blockstyle' },
      },
    }),
  ],
})
