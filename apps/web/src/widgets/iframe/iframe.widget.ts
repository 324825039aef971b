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
