import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'

export interface PlantQuery {
  readonly sql_query_id: string
  readonly sql_query: string
  readonly note: string
  readonly prompts: Readonly<Record<string, string>>
}

/** The day that runs is the last that is kept: at night it is not the date, and a month would be a day too short. */
const lastDay = `(select max(day) from shift_figures where company_id = <%company_id%> and machine_id in (<%machinelist%>))`
const month = `company_id = <%company_id%> and machine_id in (<%machinelist%>) and day > ${lastDay} - 30`

/** In this order: the first has record_no 1. */
export const exampleQueries: readonly PlantQuery[] = [
  {
    sql_query_id: 'Good and scrap per day',
    sql_query: `select day, sum(counted_qty + reported_qty - reducing_scrap_qty) as good, sum(scrap_qty) as scrap
from shift_figures
where ${month}
group by day
order by day`,
    note: 'Good pieces, scrap taken away, and scrap of the last 30 days of some machines, as in reports.',
    prompts: { machinelist: 'Machines' },
  },
  {
    sql_query_id: 'Availability of 30 days',
    sql_query: `select round(100.0 * sum(run_ms + micro_ms) / nullif(sum(run_ms + stop_ms), 0), 1) as availability, 0 as min, 100 as max
from shift_figures
where ${month} and shift <> 0`,
    note: 'Share of the planned time in which the machines ran; micro-stops are a loss of speed.',
    prompts: { machinelist: 'Machines' },
  },
  {
    sql_query_id: 'Machines and their figures',
    sql_query: `select m.machine_id, m.machine_description as description, m.zone,
  round(coalesce(sum(f.run_ms), 0) / 3600000.0, 1) as run_hours,
  round(coalesce(sum(f.stop_ms) filter (where f.shift <> 0), 0) / 3600000.0, 1) as stop_hours,
  coalesce(sum(f.counted_qty + f.reported_qty - f.reducing_scrap_qty), 0) as good, coalesce(sum(f.scrap_qty), 0) as scrap
from machine m
left join shift_figures f on f.company_id = m.company_id and f.machine_id = m.machine_id
  and f.day > ${lastDay} - <%days%>::int
where m.company_id = <%company_id%> and m.machine_id in (<%machinelist%>)
group by m.machine_id, m.machine_description, m.zone
order by m.machine_id`,
    note: 'What machines did in the last days.',
    prompts: { machinelist: 'Machines', days: 'Days back' },
  },
]

const machinelist = 'M101;M102;M103;M104'

/** What pictures, buttons and queries can do on a wall. */
export const figures: Dashboard = Dashboard.parse({
  slug: 'moulding-figures',
  title: 'Moulding figures',
  suitedForMobile: false,
  size: { x: 24, y: 12 },
  widgets: [
    {
      id: 'plan',
      component: 'media-viewer',
      pos: { x: 0, y: 0, w: 8, h: 6 },
      config: { title: 'Hall 2', mediaObject: { selection: 'hall-plan.svg' } },
    },
    {
      id: 'note',
      component: 'action-button',
      pos: { x: 0, y: 6, w: 8, h: 2 },
      config: {
        label: 'Note for M101',
        header: 'Note for M101',
        message: 'Everybody at the machine will see it.',
        apiCall: {
          method: 'post',
          url: '/api/call',
          external: false,
          headers: [],
          body: [
            { key: 'name', type: 'value', dataType: 'string', value: 'save_machine_note' },
            {
              key: 'payload',
              type: 'nested',
              nested: [
                { key: 'machine_id', type: 'value', dataType: 'string', value: 'M101' },
                { key: 'note', type: 'prompt', dataType: 'text' },
              ],
            },
          ],
        },
      },
    },
    {
      id: 'availability',
      component: 'sql-gauge',
      pos: { x: 0, y: 8, w: 8, h: 4 },
      config: {
        query: { sqlSource: '2', parameters: { machinelist } },
        labelPos: 'output',
        label: 'availability of M101 to M104, 30 days',
        unit: '%',
        numLimits: 3,
      },
    },
    {
      id: 'pieces',
      component: 'sql-graph',
      pos: { x: 8, y: 0, w: 16, h: 12 },
      config: {
        title: 'Good pieces and scrap per day, M101 to M104',
        query: { sqlSource: '1', parameters: { machinelist } },
        xUnit: 'day',
      },
    },
  ],
})

/** Where the machines of the example stand: a file among the company’s media. */
export const hallPlan = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" role="img" aria-label="Hall 2">
<rect x="2" y="2" width="156" height="96" fill="#f1f3f5" stroke="#495057" stroke-width="2"/>
${[0, 1, 2, 3].map((at) => `<rect x="${14 + at * 34}" y="16" width="26" height="28" fill="#a5d8ff" stroke="#1864ab"/><text x="${27 + at * 34}" y="33" font-size="8" text-anchor="middle" fill="#1864ab">M10${at + 1}</text>`).join('\n')}
<rect x="14" y="64" width="128" height="14" fill="#ffec99" stroke="#e67700"/>
<text x="78" y="74" font-size="7" text-anchor="middle" fill="#5c3b00">Truck lane</text>
</svg>
`
