import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import type { StatisticsPlace } from './statistics-place.ts'

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
    /** Of a place: which of its machines failed on that day. */
    failuresOf: ({ locationtype, location }: StatisticsPlace) => ({
      title: (name: string) => text('statistics.open-day', { name }),
      run: (day: string) => go(to('statisticsFailures', { locationtype, location }, { period: day })),
    }),
    hoursOf: (machine: string) => ({
      title: (name: string) => text('statistics.open-hours', { name }),
      run: (day: string) => go(to('historyHours', { machine, day })),
    }),
  }
}
