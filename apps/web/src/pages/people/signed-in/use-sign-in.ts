import { callCodes } from '@takt/contract/ground/errors.ts'
import { answeredEmployee } from '@takt/domain/orders/wizard/employee-entry.ts'
import { useRef, useState } from 'react'
import { CallFailure, call, newRequestId } from '../../../data/call/call.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { say } from '../../../data/words/use-text.ts'
import { tellDone } from '../../../parts/undo.ts'

interface Question {
  readonly number: string
  /** The server's sentence; it names the machine. */
  readonly sentence: string
}

interface SignIn {
  readonly busy: boolean
  /** Why the number was not taken. */
  readonly fault: string | undefined
  readonly question: Question | null
  signIn(number: string): Promise<boolean>
  /** 1 leaves the other machines, 0 stays there too, undefined changes nothing. */
  answer(exclusive: 0 | 1 | undefined): Promise<boolean>
  forgetFault(): void
}

/** Signing in at one machine: first whether the person is known, then the sign-in, then perhaps one question. */
export function useSignIn(machine_id: string, onDone: () => void): SignIn {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [question, setQuestion] = useState<Question | null>(null)
  const request = useRef<{ of: string; id: string } | null>(null)

  const send = async (number: string, exclusive?: 0 | 1): Promise<boolean> => {
    const of = JSON.stringify([machine_id, number, exclusive])
    // Pressed again after the net failed, it is the same request: the server books it once.
    if (request.current?.of !== of) request.current = { of, id: newRequestId() }
    const payload = { machine_id, employee_id: number, ...(exclusive === undefined ? {} : { exclusive }) }
    const [row] = await call('sign_in_employee_at_machine', payload, { requestId: request.current.id })
    request.current = null
    const words = { name: row?.employee_name ?? number, machine: machine_id }
    // Not of somebody who was there already or has left another machine: signing out would not be what was before.
    const undo = async (id: string) => {
      await call('sign_out_employee_at_machine', { machine_id, employee_id: number }, { requestId: id })
      return say('people.sign-in-taken-back', words)
    }
    tellDone(say('people.signed-in', words), exclusive !== 1 && row?.already === false ? undo : undefined)
    onDone()
    return true
  }

  const attempt = async (number: string, act: () => Promise<boolean>): Promise<boolean> => {
    if (busy || !mayActOnDevice()) return false
    setBusy(true)
    setFault(undefined)
    try {
      return await act()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      if (problem.status > 0) request.current = null
      if (problem.code === callCodes.question) setQuestion({ number, sentence: problem.message })
      else setFault(problem.message)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    fault,
    question,
    forgetFault: () => setFault(undefined),
    signIn: (typed) => {
      const number = typed.trim()
      return attempt(number, async () => {
        const [row] = await call('verify_employee', { machine_id, employee: number })
        const { check } = answeredEmployee(number, row)
        if (check === 'ok') return send(number)
        setFault(say(check === 'unknown' ? 'people.not-valid-user' : 'people.not-in-erp', { number }))
        return false
      })
    },
    answer: (exclusive) => {
      const asked = question
      setQuestion(null)
      if (asked === null || exclusive === undefined) return Promise.resolve(false)
      return attempt(asked.number, () => send(asked.number, exclusive))
    },
  }
}
