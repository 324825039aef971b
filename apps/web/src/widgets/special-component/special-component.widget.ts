import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import {
  C_INTERVALS,
  comparedBy,
  DEFAULT_C_INTERVAL,
  scrapPeriods,
  scrapUnits,
  WEEKLY_INTERVALS,
} from '@takt/domain/dashboards/widgets/scrap-graphs.ts'
import { legendPlaces } from '@takt/domain/dashboards/widgets/stack-graph.ts'
import { subComponents } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import { machineListText } from '@takt/domain/machines/machine-list.ts'
import { need } from '../../dashboard/data/needs.ts'
import { queryIncomplete, queryNeed } from '../../dashboard/data/query-need.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { graphDisplay } from '../../dashboard/task-graph/task-options.ts'
import { specialSample } from './special-component.sample.ts'

const scrapGraphs = ['scrap-5091', 'scrap-5061'] as const
const grids = ['target-fulfillment', 'target-fulfillment-alternate'] as const
const graphs = [...scrapGraphs, 'sql-stack-graph'] as const
const TWO_PERIODS = 2

export const specialComponent = defineWidget({
  kind: 'special-component',
  group: 'production',
  title: 'widget.special-component',
  description: 'widget.special-component.description',
  picture: {
    stop: 'M14 24h8v11h-8zM29 17h8v18h-8zM44 28h8v7h-8z',
    line: 'M8 4v31h51',
    bold: 'M10 12h47',
  },
  options: {
    data: option.section('option.section.data', {
      subComponent: option.select('option.sub-component', {
        choices: subComponents,
        default: 'scrap-5091',
        choiceLabel: 'choice.sub-component',
      }),
      machineId: option.machines('option.machines', {
        none: 'every',
        // Its rows are the losses of one machine, against the green limit of that machine.
        mostBy: { by: 'subComponent', most: { 'target-fulfillment-alternate': 1 } },
      }),
      compareBy: option.select('option.compare-by', {
        choices: comparedBy,
        default: 'machine_id',
        choiceLabel: 'choice.compare-by',
      }),
      scrapPeriod: option.select('option.scrap-period', {
        choices: scrapPeriods,
        default: 'week',
        choiceLabel: 'choice.scrap-period',
      }),
      periods: option.number('option.amount-of-periods', { default: 8, min: 1, max: 52 }),
      scrapUnit: option.select('option.scrap-unit', {
        choices: scrapUnits,
        default: 'scrap',
        choiceLabel: 'choice.scrap-unit',
      }),
      query: option.query('option.query'),
      includeWeekend: option.boolean('option.include-weekend', false),
      cInterval: option.select('option.interval', {
        choices: WEEKLY_INTERVALS,
        default: DEFAULT_C_INTERVAL,
        choiceLabel: 'choice.c-interval',
        only: {
          by: 'subComponent',
          choices: { 'scrap-5091': C_INTERVALS, 'scrap-5061': C_INTERVALS, 'sql-stack-graph': C_INTERVALS },
        },
      }),
    }),
    display: option.section('option.section.display', {
      legend: option.select('option.legend', {
        choices: legendPlaces,
        default: 'bottom',
        choiceLabel: 'choice.legend',
      }),
      ...graphDisplay,
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: {
    ...lookShowWhen,
    machineId: { subComponent: [...scrapGraphs, ...grids] },
    compareBy: { subComponent: 'scrap-5091' },
    scrapPeriod: { subComponent: scrapGraphs },
    periods: { subComponent: 'scrap-5061' },
    scrapUnit: { subComponent: scrapGraphs },
    query: { subComponent: 'sql-stack-graph' },
    includeWeekend: { subComponent: grids },
    legend: { subComponent: graphs },
    fontSize: { subComponent: graphs },
    maxLabelSize: { subComponent: graphs },
    gridColor: { subComponent: graphs },
    animationDuration: { subComponent: graphs },
  },
  // The grids show a page of themselves: so many weeks back.
  needs: (config, view) => {
    const { subComponent, machineId, scrapPeriod, query, cInterval } = config
    const machine_id = machineListText(machineId)
    const isScrap = subComponent === 'scrap-5091' || subComponent === 'scrap-5061'
    const periods = subComponent === 'scrap-5091' ? TWO_PERIODS : config.periods
    const weeks_back = Number(view)
    const [first = ''] = machineId
    return {
      scrap: need.loadIf(isScrap, 'get_scrap_of_days', { machine_id, period: scrapPeriod, periods }, cInterval),
      result: subComponent === 'sql-stack-graph' ? queryNeed(query, cInterval) : noQuery,
      fulfilment: need.loadIf(
        subComponent === 'target-fulfillment',
        'get_target_fulfilment',
        { machine_id, weeks_back },
        cInterval,
      ),
      losses: need.loadIf(
        subComponent === 'target-fulfillment-alternate',
        'get_target_losses',
        { machine_id: first, weeks_back },
        cInterval,
      ),
      machine: need.machine(subComponent === 'target-fulfillment-alternate' ? first : ''),
    }
  },
  incomplete: ({ subComponent, machineId, query }) => {
    if (subComponent === 'sql-stack-graph') return queryIncomplete(query)
    return machineId.length === 0 && !subComponent.startsWith('scrap') ? 'widget.choose-machine' : undefined
  },
  preview: 'sample',
  sample: specialSample,
  migrate: [],
})

const noQuery = need.loadIf(false, 'get_query_data', { record_no: 0, parameters: {}, record_plus: true }, -1)
