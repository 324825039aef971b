import { option } from './options.ts'

/** Black is read as the theme's own ink while no background is set: a dashboard drawn by day is readable in the dark theme. */
export const DEFAULT_INK = '#000000'

/** The common colour of grid lines, which the theme's own stands for: D-CONFIG-09. */
export const GRID_COLOR = '#eeeeee'

/** What every widget can be told about its box: D-CONFIG-01..07. */
export const look = {
  title: option.string('option.title'),
  backgroundEnabled: option.boolean('option.background-enabled', false),
  backgroundColor: option.color('option.background-color', '#ffffff'),
  color: option.color('option.color', DEFAULT_INK),
  style: option.select('option.style', {
    choices: ['widgetstyle', 'blockstyle', 'tightstyle'],
    default: 'widgetstyle',
    choiceLabel: 'choice.style',
  }),
  horizontalAlignment: option.select('option.horizontal-alignment', {
    choices: ['left', 'center', 'right'],
    default: 'center',
    choiceLabel: 'choice.align',
  }),
  verticalAlignment: option.select('option.vertical-alignment', {
    choices: ['top', 'center', 'bottom'],
    default: 'center',
    choiceLabel: 'choice.align',
  }),
} as const

export const lookShowWhen = { backgroundColor: { backgroundEnabled: true } } as const
