import { ANIMATION_DURATIONS, DEFAULT_FONT_SIZE, FONT_SIZES, LABEL_SIZES } from '@takt/domain/dashboards/free-text.ts'
import { isIncomplete } from '@takt/domain/dashboards/graph-config.ts'
import { GRID_COLOR, look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { needSources } from '../../dashboard/data/needs.ts'
import { everySeconds, sourceInterval } from '../../dashboard/data/source-interval.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { multiValueGraphSample } from './datasource-multi-value-graph.sample.ts'

const WHOLE_LABEL = -1

export const datasourceMultiValueGraph = defineWidget({
  kind: 'datasource-multi-value-graph',
  group: 'rows',
  title: 'widget.datasource-multi-value-graph',
  description: 'widget.datasource-multi-value-graph.description',
  picture: {
    solid: 'M13 22h7v13h-7zM25 14h7v21h-7zM37 26h7v9h-7zM49 8h7v27h-7z',
    line: 'M8 4v31h51',
  },
  options: {
    data: option.section('option.section.data', {
      rows: option.multiValue('option.rows'),
      interval: sourceInterval,
    }),
    graphs: option.section('option.section.graph', {
      graph: option.graph('option.graph', 'rows'),
    }),
    display: option.section('option.section.display', {
      fontSize: option.numlist('option.font-size', { choices: FONT_SIZES, default: DEFAULT_FONT_SIZE, min: 1 }),
      maxLabelSize: option.numlist('option.max-label-size', { choices: LABEL_SIZES, default: WHOLE_LABEL }),
      gridColor: option.color('option.grid-color', GRID_COLOR),
      animationDuration: option.numlist('option.graph-animation', {
        choices: ANIMATION_DURATIONS,
        default: 650,
        min: 0,
      }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: (config) => needSources([config.rows?.dataSource ?? ''], everySeconds(config.interval)),
  incomplete: ({ rows, graph }) => {
    if (rows === null || rows.dataSource === '') return 'widget.choose-source'
    return graph.x === '' || graph.datasets.every(isIncomplete) ? 'widget.choose-graph' : undefined
  },
  preview: 'filtered-rows',
  sample: multiValueGraphSample,
  migrate: [],
})
