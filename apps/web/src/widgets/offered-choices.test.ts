/** The lists of the specification are those that the forms offer, and a new widget begins with the right one of each. */
import { type Choice, leafOptions, type PlacedOption } from '@takt/domain/dashboards/options.ts'
import { expect, test } from 'vitest'
import { widgets } from './widgets.ts'

const sizes = [12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]
const periods = ['shift', 'today', '24h', 'week', 'lastweek', '30d']
const graphs = ['bar', 'pie', 'doughnut', 'stackedBar', 'filledStackedBar', 'clampLine', 'line']
const rules = ['over', 'under', 'clamp', 'clampAround 50', 'clampAround 100', 'clampAround 150']

function placed(kind: string, key: string): PlacedOption['option'] {
  const widget = widgets.find((one) => one.kind === kind)
  const found = widget && leafOptions(widget.options).find((one) => one.key === key)
  if (!found) throw new Error(`${kind} has no option ${key}`)
  return found.option
}

type Case = [string, readonly string[], string, readonly Choice[], Choice]

test.each<Case>([
  ['D-LIMIT-06', ['graph', 'location-graph'], 'refresh', [10, 20, 30, 60, 180, 360], 180],
  ['D-LIMIT-09 D-LIMIT-12-X', ['sql-graph', 'sql-gauge'], 'interval', [20, 60, 120, 300, 600, 3600], 60],
  ['D-LIMIT-10', ['own-overview'], 'interval', [10, 20, 60, 120, 180, 300, 600, 900], 180],
  ['D-LIMIT-11 D-LIMIT-12-X', ['gauge'], 'interval', [20, 60, 120], 20],
  ['D-LIMIT-21', ['graph', 'location-graph', 'datasource-multi-value-graph'], 'animationDuration', [1, 650, 1300], 650],
  [
    'D-LIMIT-22',
    ['graph', 'location-graph', 'sql-graph', 'mtbf-mttr', 'datasource-multi-value-graph'],
    'fontSize',
    sizes,
    12,
  ],
  [
    'D-LIMIT-23',
    ['graph', 'location-graph', 'datasource-multi-value-graph'],
    'maxLabelSize',
    [-1, 2, 4, 6, 8, 12, 14, 16, 18],
    -1,
  ],
  ['D-LIMIT-25', ['graph'], 'period', periods, 'shift'],
  ['D-LIMIT-26 D-LIMIT-27-C', ['location-graph'], 'period', periods, '30d'],
  ['D-LIMIT-29', ['graph', 'location-graph'], 'type', graphs, 'bar'],
  ['D-LIMIT-33', ['gauge', 'sql-gauge'], 'needleWidth', [5, 10, 15, 20], 10],
  ['D-LIMIT-36', ['time-history'], 'period', ['shift', 'today', 'h8', 'h24', 'h48'], 'shift'],
  ['D-LIMIT-37', ['status'], 'period', ['today', 'shift'], 'today'],
  ['D-LIMIT-38', ['order-summary'], 'period', ['today', 'shift', '24h', 'calendar'], 'shift'],
  ['D-LIMIT-39', ['production-value'], 'timeUnit', ['seconds', 'hours', 'hours/100'], 'hours'],
  ['D-LIMIT-41', ['production-value'], 'limitCount', [1, 2, 3], 1],
  ['D-LIMIT-41', ['production-value'], 'rule1', rules, 'over'],
  ['D-LIMIT-43 D-LIMIT-44-C', ['free-text'], 'fontSize', [10, ...sizes], 12],
  ['D-LIMIT-45', ['free-text'], 'rotation', [0, 90, -90], 0],
  ['D-LIMIT-46', ['free-text'], 'tag', ['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'fit', 'marquee'], 'p'],
  ['D-LIMIT-48', ['special-component'], 'legend', ['left', 'right', 'top', 'bottom'], 'bottom'],
  ['D-CONFIG-66', ['gauge', 'sql-gauge'], 'outputClass', ['small', 'big', 'minimal'], 'big'],
  ['D-CONFIG-67', ['gauge', 'sql-gauge'], 'labelPos', [null, 'output', 'topleft', 'topright'], null],
  ['D-CONFIG-77-X', ['sql-graph'], 'xUnit', ['auto', 'minute', 'hour', 'day', 'week', 'month', 'number'], 'auto'],
  ['D-CONFIG-79 D-CONFIG-82-X', ['section'], 'backgroundSize', ['cover', 'contain', 'auto'], 'cover'],
  ['D-CONFIG-80 D-CONFIG-82-X', ['section'], 'backgroundRepeat', ['no-repeat', 'repeat'], 'no-repeat'],
  ['D-CONFIG-81 D-CONFIG-82-X', ['section'], 'backgroundPosX', ['left', 'right', 'center'], 'center'],
  ['D-CONFIG-81 D-CONFIG-82-X', ['section'], 'backgroundPosY', ['top', 'center', 'bottom'], 'center'],
  ['D-CONFIG-85', ['mtbf-mttr'], 'graphUnits', ['s', 'm', 'h'], 'm'],
  ['D-STAT-09', ['mtbf-mttr'], 'period', ['week_number', 'trans_date'], 'week_number'],
])('%s of %j the option %s offers %j and begins with %j', (_ids, kinds, key, choices, first) => {
  for (const kind of kinds) expect(placed(kind, key), kind).toMatchObject({ choices, default: first })
})

test.each([
  ['D-LIMIT-13', 'time-history', 'interval', { default: 180, min: 10 }],
  ['D-LIMIT-32', 'gauge', 'numLimits', { min: 0, max: 5 }],
  ['D-LIMIT-34', 'gauge', 'stepSize', { default: 10, min: 2 }],
  ['D-LIMIT-34', 'gauge', 'minValue', { default: 0 }],
  ['D-LIMIT-34', 'gauge', 'maxValue', { default: 100 }],
  ['D-STAT-09', 'mtbf-mttr', 'amountOfPeriods', { default: 12 }],
  ['D-STAT-21', 'mtbf-mttr', 'lineTension', { default: 3 }],
])('%s of a %s the number %s is %j', (_ids, kind, key, bounds) => expect(placed(kind, key)).toMatchObject(bounds))
