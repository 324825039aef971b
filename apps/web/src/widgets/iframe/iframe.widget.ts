import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { frameAddress } from '@takt/domain/dashboards/widgets/frame-address.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { iframeSample } from './iframe.sample.ts'

export const iframe = defineWidget({
  kind: 'iframe',
  group: 'inside',
  title: 'widget.iframe',
  description: 'widget.iframe.description',
  picture: {
    line: 'M6 4h52v32H6zM6 11h52M11 7.5h.01M15 7.5h.01M19 7.5h.01',
    bold: 'M24.5 23.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M25 23.5h14M32 16c-5 5-5 10 0 15c5-5 5-10 0-15',
  },
  options: {
    data: option.section('option.section.data', {
      address: option.string('option.address'),
      reload: option.number('option.reload', { default: 0, min: 0, max: 86_400 }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: () => ({}),
  incomplete: ({ address }) => {
    if (address.trim() === '') return 'widget.iframe.choose'
    return frameAddress(address, {}) === undefined ? 'widget.iframe.refused' : undefined
  },
  // As parts of a URL, not as they stand.
  fillsItself: ['address'],
  preview: 'none',
  sample: iframeSample,
  migrate: [],
})
