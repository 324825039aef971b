import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { DEFAULT_LINK, DEFAULT_TIMEOUT, LEAST_TIMEOUT } from '@takt/domain/dashboards/widgets/timeout-link.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { timeoutSample } from './timeout.sample.ts'

export const timeout = defineWidget({
  kind: 'timeout',
  group: 'inside',
  title: 'widget.timeout',
  description: 'widget.timeout.description',
  picture: {
    line: 'M11 20a13 13 0 1 0 26 0a13 13 0 1 0-26 0',
    bold: 'M24 12v8l5 4M43 20h15M52 14l6 6-6 6',
  },
  options: {
    data: option.section('option.section.data', {
      timeout: option.number('option.timeout', { default: DEFAULT_TIMEOUT, min: LEAST_TIMEOUT, max: 86_400 }),
      link: option.string('option.timeout-link', DEFAULT_LINK),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: () => ({}),
  // It has nothing to show: presses go through it, and a column on a phone has no box for it.
  passive: true,
  preview: 'real',
  sample: timeoutSample,
  migrate: [],
})
