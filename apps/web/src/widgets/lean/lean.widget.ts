import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { leanTypes } from '@takt/domain/history/widgets/lean-cross.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { leanSample } from './lean.sample.ts'

const RELOAD_SECONDS = 60

export const lean = defineWidget({
  kind: 'lean',
  group: 'production',
  title: 'widget.lean',
  description: 'widget.lean.description',
  picture: {
    soft: 'M24 4h16v10H24zM24 26h16v10H24zM8 14h16v12H8zM40 14h16v12H40z',
    good: 'M24 14h16v12H24z',
    line: 'M24 4h16v32H24zM8 14h48v12H8z',
  },
  options: {
    data: option.section('option.section.data', {
      leanType: option.select('option.lean-type', {
        choices: leanTypes,
        default: 'safety',
        choiceLabel: 'choice.lean-type',
      }),
      centre: option.boolean('option.lean-centre', true),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  // The page it shows is a month; the current one has no name, so that it moves on by itself.
  needs: ({ leanType }, view) => ({
    days: need.load('get_lean_days', { lean_type: leanType, month: view }, RELOAD_SECONDS),
  }),
  preview: 'sample',
  sample: leanSample,
  migrate: [],
})
