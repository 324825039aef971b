import {
  answeredEmployee,
  canBeChecked,
  type EmployeeCheck,
  type EmployeeEntry,
} from '@takt/domain/wizard/employee-entry.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../../data/call.ts'
import type { Said } from '../../engine/said.ts'

/** After a pause this long a number that is known already shows its name; Enter and the button do not wait for it. */
const PAUSE_MS = 1_000

/** Only an answer about the person marks the field; a lost connection does not. */
export const NOT_OK: Partial<Record<EmployeeCheck, TextKey>> = {
  unknown: 'refusal.employee-unknown',
  'not-allowed': 'refusal.employee-not-allowed',
}

interface EmployeeCheckOptions {
  readonly machine_id: string
  readonly change: (entry: EmployeeEntry) => void
  readonly tellFailure: (said: Said) => () => void
  /** The server's proof of the check is wanted with it. */
  readonly proof?: boolean
}

/** Asks the server about the number. An answer about a number that was typed over meanwhile is thrown away. */
export function useEmployeeCheck(
  entry: EmployeeEntry,
  { machine_id, change, tellFailure, proof = false }: EmployeeCheckOptions,
): void {
  const { number, check } = entry
  const waits = check === 'unchecked' && canBeChecked(entry)
  const withdraw = useRef<() => void>(null)
  const settle = useEffectEvent((answered: EmployeeEntry) => {
    change(answered)
    const notOk = NOT_OK[answered.check]
    if (notOk) withdraw.current = tellFailure({ key: notOk })
  })

  // Half a number is nobody's, and no fault: only a good answer is shown before the operator asks.
  useEffect(() => {
    if (!waits) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      verify({ machine_id, number, proof }, stop.signal).then(
        (answered) => {
          if (!stop.signal.aborted && answered.check === 'ok') settle(answered)
        },
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [waits, number, machine_id, proof])

  useEffect(() => {
    if (check !== 'checking') return
    const stop = new AbortController()
    verify({ machine_id, number, proof }, stop.signal).then(
      (answered) => {
        if (!stop.signal.aborted) settle(answered)
      },
      () => {
        if (!stop.signal.aborted) settle({ number, check: 'failed', name: '' })
      },
    )
    return () => stop.abort()
  }, [check, number, machine_id, proof])

  // What was said of one number is not left standing over the next, nor over the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is the occasion
  useEffect(() => () => withdraw.current?.(), [number])
}

interface Asked {
  readonly machine_id: string
  readonly number: string
  readonly proof: boolean
}

async function verify({ machine_id, number, proof }: Asked, signal: AbortSignal): Promise<EmployeeEntry> {
  const employee = number.trim()
  const [answer] = await call('verify_employee', { machine_id, employee, ...(proof ? { proof } : {}) }, { signal })
  return answeredEmployee(number, answer)
}
