import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { oldestFirst } from '@takt/domain/stops/stop-list.ts'
import { useRef, useState } from 'react'
import { CallFailure, call, newRequestId } from '../../../data/call/call.ts'
import { carryStops } from '../../../data/chosen/chosen-stops.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { say } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { belowList } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'

/** After the server's answer the first part is offered for coding: it is what the cut was made for. */
export function useSplit(
  { machine_id, stop }: Stop,
  list: string,
): { busy: boolean; split(at: number): Promise<void> } {
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const sent = useRef({ at: 0, requestId: '' })
  const split = async (at: number) => {
    if (busy || !mayActOnDevice()) return
    // The same cut again is the same request: a press after a lost answer splits once.
    if (sent.current.at !== at) sent.current = { at, requestId: newRequestId() }
    setBusy(true)
    try {
      const payload = { machine_id, stop, split_time: new Date(at).toISOString() }
      const parts = await call('split_stop', payload, { requestId: sent.current.requestId })
      notify.success(say('stops.split-done'))
      carryStops(list, oldestFirst(parts).slice(0, 1))
      go(belowList(list, 'code'), { replace: true })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      if (problem.status > 0) sent.current = { at: 0, requestId: '' }
      notify.failure(problem.message)
      setBusy(false)
    }
  }
  return { busy, split }
}
