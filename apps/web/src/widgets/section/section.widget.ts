import { backgroundImage } from '@takt/domain/dashboards/background-image.ts'
import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { sectionSample } from './section.sample.ts'

export const section = defineWidget({
  kind: 'section',
  group: 'words',
  title: 'widget.section',
  description: 'widget.section.description',
  picture: {
    soft: 'M6 5h52v30H6z',
    line: 'M6 5h52v30H6zM6 30l15-13 11 9 8-6 18 13M44 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  options: {
    picture: option.section('option.section.picture', {
      backgroundUrl: option.picture('option.background-url'),
      backgroundSize: option.select('option.background-size', {
        choices: ['cover', 'contain', 'auto'],
        default: 'cover',
        choiceLabel: 'choice.background-size',
      }),
      backgroundRepeat: option.select('option.background-repeat', {
        choices: ['no-repeat', 'repeat'],
        default: 'no-repeat',
        choiceLabel: 'choice.background-repeat',
      }),
      backgroundPosX: option.select('option.background-pos-x', {
        choices: ['left', 'right', 'center'],
        default: 'center',
        choiceLabel: 'choice.align',
      }),
      backgroundPosY: option.select('option.background-pos-y', {
        choices: ['top', 'center', 'bottom'],
        default: 'center',
        choiceLabel: 'choice.align',
      }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: () => ({}),
  incomplete: ({ backgroundUrl }) =>
    backgroundUrl.trim() !== '' && backgroundImage(backgroundUrl) === undefined ? 'widget.background-fault' : undefined,
  preview: 'real',
  sample: sectionSample,
  passive: true,
  migrate: [],
})
