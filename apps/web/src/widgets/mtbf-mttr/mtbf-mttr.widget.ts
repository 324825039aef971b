import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import {
  MACHINE_LIST,
  MTBF_RELOAD_SECONDS,
  mtbfOptions,
  mtbfShowWhen,
  periodsOf,
} from '@takt/domain/dashboards/mtbf-options.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { machineListText } from '@takt/domain/machines/machine-list.ts'
import { need } from '../../dashboard/data/needs.ts'
import { queryIncomplete, queryNeed } from '../../dashboard/data/query-need.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { mtbfSample } from './mtbf-mttr.sample.ts'

export const mtbfMttr = defineWidget({
  kind: 'mtbf-mttr',
  group: 'production',
  title: 'widget.mtbf-mttr',
  description: 'widget.mtbf-mttr.description',
  picture: {
    good: 'M5 15h20v10H5zM33 15h14v10H33z',
    stop: 'M25 15h8v10h-8zM47 15h12v10H47z',
    line: 'M5 30v6M25 30v6M5 33h20M25 4v6M33 4v6M25 7h8',
  },
  options: { ...mtbfOptions, look: option.section('option.section.look', look) },
  showWhen: { ...lookShowWhen, ...mtbfShowWhen },
  needs: (config) => {
    const { query, machineList } = config
    const machinelist = machineListText(machineList)
    const asked = { ...query, parameters: { ...query.parameters, [MACHINE_LIST]: machinelist } }
    return {
      history:
        query.sqlSource === ''
          ? need.dayHistory(machineList, periodsOf(config), MTBF_RELOAD_SECONDS)
          : queryNeed(asked, MTBF_RELOAD_SECONDS),
      codes: need.load('get_stop_codes', {}, MTBF_RELOAD_SECONDS),
    }
  },
  incomplete: ({ machineList, query }) => {
    if (machineList.length === 0) return 'widget.choose-machine'
    return query.sqlSource === '' ? undefined : queryIncomplete(query, [MACHINE_LIST])
  },
  preview: 'sample',
  sample: mtbfSample,
  migrate: [],
})
