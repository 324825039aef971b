import { DEFAULT_FONT_SIZE, ROTATIONS, TEXT_SIZES, TEXT_TAGS } from '@takt/domain/dashboards/free-text.ts'
import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { freeTextSample } from './free-text.sample.ts'

export const freeTextWidget = defineWidget({
  kind: 'free-text',
  group: 'words',
  title: 'widget.free-text',
  description: 'widget.free-text.description',
  picture: {
    bold: 'M18 13V8h28v5M32 8v25M26 33h12',
  },
  options: {
    content: option.section('option.section.text', {
      text: option.text('option.text'),
      tag: option.select('option.text-tag', { choices: TEXT_TAGS, default: 'p', choiceLabel: 'choice.text-tag' }),
      fontSize: option.numlist('option.font-size', { choices: TEXT_SIZES, default: DEFAULT_FONT_SIZE, min: 1 }),
      rotation: option.select('option.rotation', { choices: ROTATIONS, default: 0 }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: { ...lookShowWhen, fontSize: { tag: ['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'marquee'] } },
  needs: () => ({}),
  incomplete: (config) => (config.text.trim() === '' ? 'widget.write-text' : undefined),
  preview: 'real',
  sample: freeTextSample,
  migrate: [],
})
