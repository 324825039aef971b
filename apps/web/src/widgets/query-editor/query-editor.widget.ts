import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { queryEditorSample } from './query-editor.sample.ts'

export const queryEditor = defineWidget({
  kind: 'query-editor',
  group: 'rows',
  title: 'widget.query-editor',
  description: 'widget.query-editor.description',
  picture: {
    line: 'M5 5h54v30H5zM13 28h32',
    bold: 'M12 12l5 4-5 4M23 20h14',
  },
  options: { look: option.section('option.section.look', look) },
  showWhen: lookShowWhen,
  needs: () => ({}),
  preview: 'none',
  sample: queryEditorSample,
  migrate: [],
})
