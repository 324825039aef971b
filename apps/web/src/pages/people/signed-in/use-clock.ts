import { callCodes } from '@takt/contract/ground/errors.ts'
import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { useRef, useState } from 'react'
import { CallFailure, call, newRequestId } from '../../../data/call/call.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'

interface Clock {
  readonly busy: boolean
  readonly fault: string | undefined
  /** The server's sentence, when the person is signed in elsewhere. */
  readonly question: string | null
  /** Where the person is now; null before that is known. */
  readonly places: readonly ProcedureRow<'get_employee_clock'>[] | null
  /** With exclusive all other machines are left, without it they are kept; undefined asks. */
  clockIn(exclusive?: boolean): Promise<void>
  forget(): void
}

/** Signs a person in at several machines with a PIN, and says where the person is then. */
export function useClock(pin: string, machines: readonly string[], onDone: () => void): Clock {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [question, setQuestion] = useState<string | null>(null)
  const [places, setPlaces] = useState<Clock['places']>(null)
  const request = useRef<{ of: string; id: string } | null>(null)
  const clockIn = async (exclusive?: boolean) => {
    if (busy || !mayActOnDevice()) return
    const of = JSON.stringify([pin, machines, exclusive])
    // Pressed again after the net failed, it is the same request: the server books it once.
    if (request.current?.of !== of) request.current = { of, id: newRequestId() }
    const payload = { employee: pin.trim(), machines: [...machines], clockInType: 'pincode' as const }
    setBusy(true)
    setFault(undefined)
    setQuestion(null)
    try {
      const asked = exclusive === undefined ? payload : { ...payload, exclusive }
      const [row] = await call('set_employee_clock', asked, { requestId: request.current.id })
      request.current = null
      onDone()
      setPlaces(row ? await call('get_employee_clock', { employee: row.employee_number }) : [])
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      if (problem.status > 0) request.current = null
      if (problem.code === callCodes.question) setQuestion(problem.message)
      else setFault(problem.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, question, places, clockIn, forget: () => setFault(undefined) }
}
