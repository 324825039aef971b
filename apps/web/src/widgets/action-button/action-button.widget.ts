import { callFault } from '@takt/domain/dashboards/call-config.ts'
import { dataValuesOf } from '@takt/domain/dashboards/call-request.ts'
import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { styleSources } from '@takt/domain/dashboards/style-config.ts'
import { needSources } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { actionButtonSample } from './action-button.sample.ts'

export const actionButton = defineWidget({
  kind: 'action-button',
  group: 'actions',
  title: 'widget.action-button',
  description: 'widget.action-button.description',
  picture: {
    solid: 'M10 11h44a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5z',
    paper: 'M18 20h26M38 14l6 6-6 6',
  },
  options: {
    button: option.section('option.section.button', {
      label: option.string('option.button-label'),
      apiCall: option.call('option.api-call'),
      allowViewers: option.boolean('option.allow-viewers', false),
    }),
    question: option.section('option.section.question', {
      header: option.string('option.question-header'),
      message: option.text('option.question-message'),
    }),
    styles: option.section('option.section.styles', {
      successStyle: option.style('option.success-style'),
      failStyle: option.style('option.fail-style'),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: ({ apiCall, successStyle, failStyle }) =>
    needSources([
      ...dataValuesOf(apiCall).map(({ config }) => config.dataSource),
      ...styleSources([successStyle, failStyle]),
    ]),
  incomplete: ({ apiCall }) =>
    apiCall.url === '' || callFault(apiCall) !== undefined ? 'widget.action-button.incomplete' : undefined,
  preview: 'real',
  sample: actionButtonSample,
  // The marks of success and failure go by themselves.
  clock: 'second',
  migrate: [],
})
