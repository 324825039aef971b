import { splitStop } from '@takt/contract/procedures/split_stop.ts'
import { stopKey } from '@takt/domain/machine/machine-state.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { splitStop as divide } from '@takt/domain/stops/split-stop.ts'
import { doAtMachine } from '../machines/deeds.ts'
import { stopsOfKeys, stopToChange } from '../stops/coding.ts'
import { handle } from './handle.ts'

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
