import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { testSample } from './test.sample.ts'

const ONCE = -1

/** For those who build the product; the parameter selector does this for a plant. */
export const test = defineWidget({
  kind: 'test',
  group: 'inside',
  title: 'widget.test',
  description: 'widget.test.description',
  picture: {
    bold: 'M20 20l8 8 16-16',
  },
  options: { look: option.section('option.section.look', look) },
  showWhen: lookShowWhen,
  needs: () => ({ machines: need.load('get_machines', {}, ONCE) }),
  preview: 'sample',
  sample: testSample,
  onlyInDevelopment: true,
  migrate: [],
})
