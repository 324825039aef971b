import type { MachineNote } from '@takt/domain/stops/model/note.ts'
import { useRef } from 'react'
import { CallFailure, call, newRequestId } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { aboutNote } from '../../../data/offline/about-entry.ts'
import { deliver } from '../../../data/offline/deliver.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { say } from '../../../data/words/use-text.ts'
import type { Waiting } from '../../../panels/define-panel.ts'
import { notify } from '../../../parts/notices.ts'
import { useAtPlace } from '../../../routes/use-at-place.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** Notes of the route's machine, or of all machines of its place. */
export function useNotes(): {
  readonly machine_id: string | undefined
  readonly load: ReturnType<typeof useAtPlace<MachineNote>>['load']
} {
  const { machine: machine_id } = useRouteParams()
  const payload = machine_id === undefined ? {} : { machine_id }
  const load = useLoad('get_machine_notes', payload, { reloadOn: ['NotesChanged', 'StopsChanged'] })
  const placed = useAtPlace(load)
  return { machine_id, load: machine_id === undefined ? placed.load : load }
}

interface NoteActions {
  save(machine_id: string, note: string): Promise<boolean>
  remove(note: MachineNote): Promise<boolean>
}

export function useNoteActions(): NoteActions {
  const request = useRef<{ of: string; id: string } | null>(null)
  const once = async (of: string, act: (requestId: string) => Promise<string | Waiting>): Promise<boolean> => {
    if (!mayActOnDevice()) return false
    // The same words again, after the net failed, are the same request: they are written once.
    if (request.current?.of !== of) request.current = { of, id: newRequestId() }
    try {
      const said = await act(request.current.id)
      if (typeof said === 'string') notify.success(said)
      else notify.info(said.waiting)
      request.current = null
      return true
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      if (problem.status > 0) request.current = null
      notify.failure(problem.message)
      return false
    }
  }
  return {
    save: (machine_id, note) =>
      once(`save ${machine_id} ${note}`, async (requestId) => {
        const about = aboutNote({ machine_id, stop: '', note })
        const delivered = await deliver('save_machine_note', { machine_id, note }, { requestId, about })
        return delivered === 'saved' ? say('notes.saved') : { waiting: say('outbox.kept', { count: 1 }) }
      }),
    remove: ({ machine_id, record_no }) =>
      once(`delete ${record_no}`, async (requestId) => {
        await call('delete_machine_note', { machine_id, record_no }, { requestId })
        return say('notes.deleted')
      }),
  }
}
