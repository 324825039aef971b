import { DEFAULT_FONT_SIZE, FONT_SIZES } from '@takt/domain/dashboards/free-text.ts'
import { GRID_COLOR, look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { DEFAULT_SQL_INTERVAL, SQL_INTERVALS } from '@takt/domain/dashboards/query-choice.ts'
import { xUnits } from '@takt/domain/dashboards/query-graph.ts'
import { queryIncomplete, queryNeed } from '../../dashboard/data/query-need.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { sqlGraphSample } from './sql-graph.sample.ts'

export const sqlGraph = defineWidget({
  kind: 'sql-graph',
  group: 'rows',
  title: 'widget.sql-graph',
  description: 'widget.sql-graph.description',
  picture: {
    soft: 'M10 29l12-10 11 5 12-14 12 7v18H10z',
    line: 'M8 4v31h51',
    bold: 'M10 29l12-10 11 5 12-14 12 7',
  },
  options: {
    data: option.section('option.section.data', {
      query: option.query('option.query'),
      interval: option.numlist('option.interval', { choices: SQL_INTERVALS, default: DEFAULT_SQL_INTERVAL, min: 20 }),
    }),
    display: option.section('option.section.display', {
      xUnit: option.select('option.x-unit', { choices: xUnits, default: 'auto', choiceLabel: 'choice.x-unit' }),
      fixedY: option.boolean('option.fixed-y', false),
      minY: option.number('option.min-y', { default: 0, range: { end: 'min', other: 'maxY' } }),
      maxY: option.number('option.max-y', { default: 100, range: { end: 'max', other: 'minY' } }),
      displayAcceptedRange: option.boolean('option.accepted-range', false),
      beginRange: option.number('option.begin-range', { default: 0, range: { end: 'min', other: 'endRange' } }),
      endRange: option.number('option.end-range', { default: 0, range: { end: 'max', other: 'beginRange' } }),
      fontSize: option.numlist('option.font-size', { choices: FONT_SIZES, default: DEFAULT_FONT_SIZE, min: 1 }),
      gridColor: option.color('option.grid-color', GRID_COLOR),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: {
    ...lookShowWhen,
    minY: { fixedY: true },
    maxY: { fixedY: true },
    beginRange: { displayAcceptedRange: true },
    endRange: { displayAcceptedRange: true },
  },
  needs: ({ query, interval }) => ({ result: queryNeed(query, interval) }),
  incomplete: ({ query }) => queryIncomplete(query),
  preview: 'rows',
  sample: sqlGraphSample,
  migrate: [],
})
