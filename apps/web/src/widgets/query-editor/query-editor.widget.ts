import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { queryEditorSample } from './query-editor.sample.ts'

export const queryEditor = defineWidget({
  kind: 'query-editor',
  group: 'rows',
  title: 'widget.query-editor',
  description: 'widget.query-editor.description',
  options: { look: option.section('option.section.look', look) },
  showWhen: lookShowWhen,
  needs: () => ({}),
  preview: 'none',
  sample: queryEditorSample,
  migrate: [],
})
