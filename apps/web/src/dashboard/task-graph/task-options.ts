import { ANIMATION_DURATIONS, DEFAULT_FONT_SIZE, FONT_SIZES, LABEL_SIZES } from '@takt/domain/dashboards/free-text.ts'
import { taskGraphTypes } from '@takt/domain/dashboards/graph-config.ts'
import { GRID_COLOR } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import {
  DEFAULT_REFRESH,
  type GraphTask,
  graphTypesOf,
  LEAST_REFRESH,
  labelModes,
  labelModesOf,
  REFRESH_CHOICES,
} from '@takt/domain/dashboards/statistics/graph-tasks.ts'

const WHOLE_LABEL = -1

/** How a graph looks, whatever it shows. */
export const graphDisplay = {
  fontSize: option.numlist('option.font-size', { choices: FONT_SIZES, default: DEFAULT_FONT_SIZE, min: 1 }),
  maxLabelSize: option.numlist('option.max-label-size', { choices: LABEL_SIZES, default: WHOLE_LABEL }),
  gridColor: option.color('option.grid-color', GRID_COLOR),
  animationDuration: option.numlist('option.graph-animation', { choices: ANIMATION_DURATIONS, default: 650, min: 0 }),
} as const

/** What both graphs over tasks ask beside their machines or place. */
export const taskShapes = {
  labelMode: option.select('option.label-mode', {
    choices: labelModes,
    default: 'hours',
    choiceLabel: 'choice.label-mode',
    only: { by: 'task', choices: labelModesOf },
  }),
  type: option.select('option.graph-type', {
    choices: taskGraphTypes,
    default: 'bar',
    choiceLabel: 'choice.graph-type',
    only: {
      by: 'task',
      choices: graphTypesOf as Readonly<Record<GraphTask, readonly (typeof taskGraphTypes)[number][]>>,
    },
  }),
  refresh: option.numlist('option.interval', {
    choices: REFRESH_CHOICES,
    default: DEFAULT_REFRESH,
    min: LEAST_REFRESH,
  }),
} as const
