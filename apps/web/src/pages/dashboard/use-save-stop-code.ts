import type { Machine } from '@takt/domain/model/machine.ts'
import { useRef, useState } from 'react'
import { CallFailure, call, newRequestId } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'

/** The stop and its reason are those the person saw when the popup opened: never another stop, never over another's word. */
export function useSaveStopCode(machine: Machine | undefined, onSaved: () => void) {
  const say = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const seen = useRef<{ readonly stop: string; readonly reason: string } | null>(null)
  if (seen.current === null && machine !== undefined) {
    seen.current = { stop: machine.stop_number, reason: machine.current_stop_reason }
  }
  const sent = useRef({ words: '', requestId: '' })

  const save = async (stop_code: string, note: string) => {
    if (machine === undefined || seen.current === null) return
    const { machine_id } = machine
    const payload = { machine_id, stop: seen.current.stop, stop_code, note, seen_reason: seen.current.reason }
    const words = JSON.stringify(payload)
    // The same words again are the same request: a press after a lost answer is booked once.
    if (sent.current.words !== words) sent.current = { words, requestId: newRequestId() }
    setBusy(true)
    setFailure(null)
    try {
      await call('set_stop_code', payload, { requestId: sent.current.requestId })
      notify.success(say('popup.saved', { machine_id }))
      onSaved()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      setBusy(false)
    }
  }
  return { busy, failure, save }
}
