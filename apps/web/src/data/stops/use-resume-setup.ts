import { useState } from 'react'
import { CallFailure, call, newRequestId } from '../call/call.ts'
import { tellFailure } from '../call/failures.ts'
import { mayActOnDevice } from '../session/device-sign-in.ts'

export interface Resuming {
  readonly status: 'idle' | 'pending' | 'done' | 'failed'
}

/** Machines whose setup is being resumed, by whichever button: a second press while one is under way does nothing. */
const pending = new Set<string>()

export function useResumeSetup(machine_id: string): {
  state: Resuming
  resume(sf326_stop_code: string): Promise<void>
} {
  const [state, setState] = useState<Resuming>({ status: 'idle' })
  const resume = async (sf326_stop_code: string) => {
    if (pending.has(machine_id) || !mayActOnDevice()) return
    pending.add(machine_id)
    setState({ status: 'pending' })
    try {
      await call('resume_setup', { machine_id, set_status: 'on', sf326_stop_code }, { requestId: newRequestId() })
      setState({ status: 'done' })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setState({ status: 'failed' })
      tellFailure(problem.message)
    } finally {
      pending.delete(machine_id)
    }
  }
  return { state, resume }
}
