import { updateHistoryNote } from '@takt/contract/stops/update_history_note.ts'
import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import { handle } from '../../ground/call/handle.ts'
import { doAtMachine } from '../../machines/operator-events.ts'
import { stopsOfKeys, stopToChange } from '../coding.ts'

export default handle(updateHistoryNote, async (input, context) => {
  const { machine_id } = input
  const stop = await stopToChange(context.db, machine_id, input.stop)
  if (!stop) return { refusal: 'stop-not-found', values: {} }
  if (hasNoReason(stop.stop_reason)) return { refusal: 'note-of-uncoded-stop', values: {} }
  if (input.seen_note !== undefined && input.seen_note !== stop.note) {
    return { refusal: 'changed-by-someone-else', values: { reason: stop.stop_reason } }
  }
  const note = input.note.trim()
  await doAtMachine(context.db, machine_id, {
    event: { kind: 'note', value: { stop: stop.stop, note } },
    now: context.now,
  })
  context.audit({
    what: 'stop.note',
    key: `${machine_id}/${stop.stop}`,
    before: { note: stop.note },
    after: { note },
  })
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return await stopsOfKeys(machine_id, [stop.stop], context)
})
