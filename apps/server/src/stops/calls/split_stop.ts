import { splitStop } from '@takt/contract/stops/split_stop.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { stopKey } from '@takt/domain/machines/machine-state.ts'
import { splitStop as divide } from '@takt/domain/stops/split-stop.ts'
import { handle } from '../../ground/call/handle.ts'
import { doAtMachine } from '../../machines/operator-events.ts'
import { stopsOfKeys, stopToChange } from '../coding.ts'

export default handle(splitStop, async (input, context) => {
  const { db, now } = context
  const { machine_id } = input
  const stop = await stopToChange(db, machine_id, input.stop)
  const found = stop && {
    ...stop,
    start: Date.parse(stop.start_time),
    end: stop.end_time === null ? null : Date.parse(stop.end_time),
  }
  const split = divide(found, Date.parse(input.split_time), now)
  if (isRefusal(split)) return split
  await doAtMachine(db, machine_id, { event: { kind: 'split', value: { stop: input.stop, at: split.at } }, now })
  context.audit({
    what: 'stop.split',
    key: `${machine_id}/${input.stop}`,
    before: stop,
    after: { stop: stopKey(split.at) },
  })
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return await stopsOfKeys(machine_id, [input.stop, stopKey(split.at)], context)
})
