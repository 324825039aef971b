import type { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { useCallback, useState } from 'react'

export interface ChosenSignals {
  /** Those of the list that are ticked; one that has left the list is no longer chosen. */
  readonly chosen: readonly QuarantinedSignal[]
  isChosen(record_no: number): boolean
  toggle(record_no: number): void
  clear(): void
}

export function useChosenSignals(signals: readonly QuarantinedSignal[]): ChosenSignals {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((record_no: number) => {
    setTicked((before) => {
      const next = new Set(before)
      if (!next.delete(record_no)) next.add(record_no)
      return next
    })
  }, [])
  const clear = useCallback(() => setTicked(new Set()), [])
  return {
    chosen: signals.filter(({ record_no }) => ticked.has(record_no)),
    isChosen: (record_no) => ticked.has(record_no),
    toggle,
    clear,
  }
}
