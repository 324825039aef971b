import { answeredEmployee } from '@takt/domain/orders/wizard/employee-entry.ts'
import { type MassOutcome, outsideChoice } from '@takt/domain/people/mass-sign-in.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { machines } from '../../data/machines/machines.ts'
import { say } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'

export interface MassSignInAnswer {
  readonly action: 'in' | 'out'
  readonly employee: string
  readonly machines: readonly string[]
  /** Where the person is signed in already. */
  readonly present: readonly string[]
  /** Machines outside the choice that the person leaves. */
  readonly leaves: readonly string[]
  onProgress(handled: number): void
  onOutcome(outcome: MassOutcome): void
}

type Action = MassSignInAnswer['action']

interface Known {
  readonly employee: string
  readonly name: string
  readonly present: readonly string[]
}

interface MassSignIn {
  readonly checking: boolean
  readonly fault: string | undefined
  /** The person is also at these machines: do they leave them? */
  readonly question: { readonly name: string; readonly outside: readonly string[] } | null
  readonly progress: { readonly done: number; readonly all: number }
  readonly outcome: (MassOutcome & { readonly action: Action }) | null
  start(action: Action, employee: string, chosen: readonly string[]): Promise<void>
  answer(leave: boolean | undefined): void
  forget(): void
}

/** Who the person is and where they are now comes first; then perhaps one question; then the calls. */
export function useMassSignIn(perform: PanelProps<'machine', MassSignInAnswer>['perform']): MassSignIn {
  const [checking, setChecking] = useState(false)
  const [fault, setFault] = useState<string>()
  const [asked, setAsked] = useState<{ known: Known; chosen: readonly string[]; outside: readonly string[] } | null>(
    null,
  )
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const [outcome, setOutcome] = useState<MassSignIn['outcome']>(null)

  const run = async (action: Action, known: Known, chosen: readonly string[], leaves: readonly string[]) => {
    const all = chosen.length + leaves.length
    setProgress({ done: 0, all })
    await perform({
      action,
      ...{ employee: known.employee, present: known.present, machines: chosen, leaves },
      onProgress: (done) => setProgress({ done, all }),
      onOutcome: (result) => setOutcome({ ...result, action }),
    })
    setProgress({ done: 0, all: 0 })
  }

  return {
    checking,
    fault,
    progress,
    outcome,
    question: asked && { name: asked.known.name, outside: asked.outside },
    forget: () => {
      setFault(undefined)
      setOutcome(null)
    },
    async start(action, employee, chosen) {
      setChecking(true)
      setFault(undefined)
      setOutcome(null)
      const known = await lookUp(employee).finally(() => setChecking(false))
      if (typeof known === 'string') return setFault(known)
      const outside = action === 'in' ? outsideChoice(known.present, chosen) : []
      if (outside.length > 0) setAsked({ known, chosen, outside })
      else await run(action, known, chosen, [])
    },
    answer(leave) {
      setAsked(null)
      if (asked && leave !== undefined) void run('in', asked.known, asked.chosen, leave ? asked.outside : [])
    },
  }
}

/** The person and the machines they are at, or the sentence why not. */
async function lookUp(employee: string): Promise<Known | string> {
  try {
    const [row] = await call('verify_employee', { employee })
    const { check, name } = answeredEmployee(employee, row)
    if (check !== 'ok') {
      return say(check === 'unknown' ? 'people.not-valid-user' : 'people.not-in-erp', { number: employee })
    }
    return { employee, name, present: await placesOf(employee, name) }
  } catch (problem) {
    if (problem instanceof CallFailure) return problem.message
    throw problem
  }
}

/** Rows of machines carry names only; where the name stands, the number decides: two people may share a name. */
async function placesOf(employee: string, name: string): Promise<string[]> {
  const likely = machines.keys().filter((machine_id) => machines.get(machine_id)?.emp_name.includes(name))
  const found = await Promise.all(
    likely.map(async (machine_id) => {
      const people = await call('get_employees_at_machine', { machine_id })
      return people.some(({ employee_number }) => employee_number === employee) ? [machine_id] : []
    }),
  )
  return found.flat()
}
