import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import {
  DEFAULT_LOCATION_PERIOD,
  graphPeriods,
  locationTasks,
  partOf,
} from '@takt/domain/dashboards/statistics/graph-tasks.ts'
import { locationGraphMissing, placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { graphDisplay, taskShapes } from '../../dashboard/task-graph/task-options.ts'
import { locationGraphSample } from './location-graph.sample.ts'

export const locationGraph = defineWidget({
  kind: 'location-graph',
  group: 'production',
  title: 'widget.location-graph',
  description: 'widget.location-graph.description',
  picture: {
    solid: 'M23 6h34v7H23zM23 17h24v7H23zM23 28h13v7H23z',
    line: 'M6 9.5h10M6 20.5h10M6 31.5h10M20 3v34',
  },
  options: {
    data: option.section('option.section.data', {
      locationtype: option.select('option.locationtype', {
        choices: placeChoices,
        default: '',
        choiceLabel: 'choice.place',
      }),
      location: option.location('option.location'),
      task: option.select('option.task', {
        choices: locationTasks,
        default: 'stopreasons_location',
        choiceLabel: 'choice.task',
      }),
      period: option.select('option.period', {
        choices: graphPeriods,
        default: DEFAULT_LOCATION_PERIOD,
        choiceLabel: 'choice.graph-period',
      }),
      ...taskShapes,
    }),
    display: option.section('option.section.display', graphDisplay),
    look: option.section('option.section.look', look),
  },
  showWhen: { ...lookShowWhen, location: { locationtype: ['department', 'zone', 'category'] } },
  needs: ({ locationtype, location, task, period, refresh }) => ({
    figures: need.load('get_stop_figures', { locationtype, location, period, by: partOf(task) }, refresh),
  }),
  incomplete: (config) => (locationGraphMissing(config) === undefined ? undefined : 'widget.choose-location'),
  preview: 'none',
  sample: locationGraphSample,
  migrate: [],
})
