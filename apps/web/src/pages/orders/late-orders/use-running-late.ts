import { machineListText } from '@takt/domain/machines/machine-list.ts'
import type { Place } from '@takt/domain/machines/overview/machines-at.ts'
import { useLoad } from '../../../data/call/use-load.ts'

/** As often as a wall that nobody touches would need it; what is booked is told by its event. */
const EVERY_SECONDS = 60

/** What is late or at risk at these machines, of one moment: counted for all three choices. */
export function useRunningLate({ locationtype }: Place, keys: readonly string[]) {
  const of = locationtype === undefined ? {} : { machine_string: machineListText([...keys].sort()) }
  return useLoad('get_late_orders', of, {
    enabled: locationtype === undefined || keys.length > 0,
    everySeconds: EVERY_SECONDS,
    reloadOn: ['OrderChanged', 'StopsChanged'],
  })
}
