import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { useRef, useState } from 'react'
import { CallFailure, newRequestId } from '../../../data/call/call.ts'
import { codeStop } from '../../../data/offline/code-stop.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'

/** The stop and its reason are those the person saw when the popup opened: never another stop, never over another's word. */
export function useSaveStopCode(machine: Machine | undefined, onSaved: () => void) {
  const say = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const seen = useRef<{ readonly stop: string; readonly seen_reason: string } | null>(null)
  // Without its key a coding that waits would go to whatever stop there is when it is sent.
  if (seen.current === null && machine !== undefined && machine.stop_number !== '') {
    seen.current = { stop: machine.stop_number, seen_reason: machine.current_stop_reason }
  }
  const sent = useRef({ words: '', requestId: '' })

  const save = async (code: StopCode, note: string) => {
    if (machine === undefined || seen.current === null || !mayActOnDevice()) return
    const { machine_id } = machine
    const words = JSON.stringify([code.stop_code, note])
    // The same words again are the same request: a press after a lost answer is booked once.
    if (sent.current.words !== words) sent.current = { words, requestId: newRequestId() }
    setBusy(true)
    setFailure(null)
    try {
      const delivered = await codeStop({ machine_id, ...seen.current, code, note }, sent.current.requestId)
      if (delivered === 'waiting') notify.info(say('outbox.kept', { count: 1 }))
      else notify.success(say('popup.saved', { machine_id }))
      onSaved()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      // A refusal is an answer: what is pressed after it is another request.
      if (problem.status > 0) sent.current = { words: '', requestId: '' }
      setFailure(problem.message)
      setBusy(false)
    }
  }
  return { busy, failure, save, stop: seen.current?.stop ?? null }
}
