import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** What lies behind a bar, of the same time: the statistics of a machine, the stops of a reason, the hours of a day. */
export function useDrill(period: string) {
  const text = useText()
  const go = useGo()
  return {
    machine: {
      title: (name: string) => text('statistics.open-machine', { name }),
      run: (machine: string) => go(to('machineStatisticsShort', { machine }, { period })),
    },
    stopsOf: (machine: string) => ({
      title: (name: string) => text('statistics.open-stops', { name }),
      run: (reason: string) => go(to('historyFromAll', { viewtype: 'machines', machine }, { reason, period })),
    }),
    hoursOf: (machine: string) => ({
      title: (name: string) => text('statistics.open-hours', { name }),
      run: (day: string) => go(to('historyHours', { machine, day })),
    }),
  }
}
