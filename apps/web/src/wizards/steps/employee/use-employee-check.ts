import { answeredEmployee, canBeChecked, type EmployeeEntry } from '@takt/domain/wizard/employee-entry.ts'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../data/call.ts'
import type { Said } from '../../engine/said.ts'

/** A pause this long means that the number is complete; Enter and the button do not wait for it. */
const PAUSE_MS = 1_000

interface EmployeeCheckOptions {
  readonly machine_id: string
  readonly change: (entry: EmployeeEntry) => void
  readonly tellFailure: (said: Said) => void
}

/** Asks the server about the number. An answer about a number that was typed over meanwhile is thrown away. */
export function useEmployeeCheck(
  entry: EmployeeEntry,
  { machine_id, change, tellFailure }: EmployeeCheckOptions,
): void {
  const { number, check } = entry
  const waits = check === 'unchecked' && canBeChecked(entry)
  const begin = useEffectEvent(() => change({ number, check: 'checking', name: '' }))
  const settle = useEffectEvent((answered: EmployeeEntry) => {
    change(answered)
    if (answered.check === 'unknown') tellFailure({ key: 'refusal.employee-unknown' })
    if (answered.check === 'not-allowed') tellFailure({ key: 'refusal.employee-not-allowed' })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every key press begins the pause anew
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => begin(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waits, number])

  useEffect(() => {
    if (check !== 'checking') return
    const stop = new AbortController()
    call('verify_employee', { machine_id, employee: number.trim() }, { signal: stop.signal }).then(
      ([answer]) => {
        if (!stop.signal.aborted) settle(answeredEmployee(number, answer))
      },
      () => {
        if (!stop.signal.aborted) settle({ number, check: 'failed', name: '' })
      },
    )
    return () => stop.abort()
  }, [check, number, machine_id])
}
