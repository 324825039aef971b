import { oneByOne } from '../data/call/one-by-one.ts'
import type { NotedStop } from '../data/chosen/selection.ts'
import { aboutNote } from '../data/offline/about-entry.ts'
import { deliver } from '../data/offline/deliver.ts'
import { say } from '../data/words/use-text.ts'
import type { Waiting } from './define-panel.ts'
import { notAllDone } from './not-all-done.ts'

/** The same words for every stop, '' deletes; which of them they could not be written to is said by name. */
export async function writeNotes(
  stops: readonly NotedStop[],
  note: string,
  requestId: string,
): Promise<string | Waiting> {
  let waiting = 0
  const act = async ({ machine_id, stop, note: seen_note }: NotedStop, id: string) => {
    const entry = { requestId: id, about: aboutNote({ machine_id, stop, note }) }
    const delivered = await deliver('update_history_note', { machine_id, stop, note, seen_note }, entry)
    if (delivered === 'waiting') waiting += 1
  }
  const outcome = await oneByOne(stops, { requestId, act })
  if (outcome.failed.length > 0) throw notAllDone(outcome, 'stops.not-all-noted')
  if (waiting > 0) return { waiting: say('outbox.kept', { count: waiting }) }
  return say(note === '' ? 'stops.note-deleted' : 'stops.note-saved', { count: stops.length })
}
