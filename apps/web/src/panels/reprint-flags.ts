import { has } from '@takt/domain/ground/special-functions.ts'
import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { call } from '../data/call/call.ts'
import { oneByOne } from '../data/call/one-by-one.ts'
import { machines } from '../data/machines/machines.ts'
import { notDone } from './not-all-done.ts'

/** Queues flags once more, one after the other; what could not be queued is told by its number. */
export async function reprintFlags(
  flags: readonly PalletFlag[],
  { machine_id, printer, requestId }: { machine_id: string; printer: string; requestId: string },
): Promise<void> {
  const bolSF247 = has(machines.get(machine_id) ?? { special_functions: [] }, 'reprintMarkedAsCopy')
  const outcome = await oneByOne(flags, {
    requestId,
    act: ({ recordNo, flag_type }, id) => {
      const payload = {
        intRecord_no: recordNo,
        strPallet_flag_printer: printer,
        bolProv_blastring: flag_type === 'BLASTING',
        bolUP_flag: flag_type === 'UP',
        bolSF247,
      }
      return call('reprint_pallet_flag', payload, { requestId: id })
    },
  })
  if (outcome.failed.length > 0) throw notDone(outcome, 'print.not-all', ({ recordNo }) => String(recordNo))
}
