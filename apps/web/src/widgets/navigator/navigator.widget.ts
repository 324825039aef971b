import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { navigatorSample } from './navigator.sample.ts'

export const navigator = defineWidget({
  kind: 'navigator',
  group: 'actions',
  title: 'widget.navigator',
  description: 'widget.navigator.description',
  picture: {
    soft: 'M34 22h24v13H34z',
    solid: 'M6 5h24v13H6zM34 5h24v13H34zM6 22h24v13H6z',
    line: 'M40 28.5h12',
    paper: 'M12 11.5h12M40 11.5h12M12 28.5h12',
  },
  options: {
    buttons: option.section('option.section.buttons', { navigator: option.navigator('option.navigator') }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: () => ({}),
  incomplete: (config) => (config.navigator.buttons.length === 0 ? 'widget.navigator.none' : undefined),
  preview: 'real',
  sample: navigatorSample,
  migrate: [],
})
