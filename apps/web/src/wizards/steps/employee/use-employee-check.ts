import {
  answeredEmployee,
  canBeChecked,
  type EmployeeCheck,
  type EmployeeEntry,
} from '@takt/domain/orders/wizard/employee-entry.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../data/call/call.ts'
import { sound } from '../../../device/sound.ts'

/** After a pause this long a number that is known already shows its name; Enter and the button do not wait for it. */
const PAUSE_MS = 1_000

/** Only an answer about the person marks the field; a lost connection does not. It is said there and nowhere else. */
export const NOT_OK: Partial<Record<EmployeeCheck, TextKey>> = {
  unknown: 'refusal.employee-unknown',
  'not-allowed': 'refusal.employee-not-allowed',
}

interface EmployeeCheckOptions {
  readonly machine_id: string
  readonly change: (entry: EmployeeEntry) => void
  /** The server's proof of the check is wanted with it. */
  readonly proof?: boolean
}

/** Asks the server about the number. An answer about a number that was typed over meanwhile is thrown away. */
export function useEmployeeCheck(
  entry: EmployeeEntry,
  { machine_id, change, proof = false }: EmployeeCheckOptions,
): void {
  const { number, check } = entry
  const waits = check === 'unchecked' && canBeChecked(entry)
  const settle = useEffectEvent((answered: EmployeeEntry) => {
    change(answered)
    if (NOT_OK[answered.check]) sound('failure')
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
