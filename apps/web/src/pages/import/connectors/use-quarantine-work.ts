import type { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { queryClient } from '../../../data/call/query-client.ts'
import { type Handled, type Outcome, type Work, workThrough } from './work-through.ts'

export interface Progress {
  readonly work: Work
  readonly handled: number
  readonly total: number
}

const handle: Record<Work, (record_nos: number[]) => Promise<Handled[]>> = {
  accept: async (record_nos) =>
    (await call('replay_quarantined_signals', { record_nos })).map(({ taken, ...row }) => ({ ...row, done: taken })),
  discard: async (record_nos) =>
    (await call('discard_quarantined_signals', { record_nos })).map((row) => ({
      ...row,
      done: true,
      reason: '' as const,
      detail: '',
    })),
}

/** Takes signals in or discards them; the lists are asked again before the outcome is told. */
export function useQuarantineWork() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const start = async (work: Work, signals: readonly QuarantinedSignal[]): Promise<void> => {
    const total = signals.length
    setOutcome(null)
    setProgress({ work, handled: 0, total })
    const told = await workThrough(signals, {
      work,
      handle: handle[work],
      problemOf,
      onProgress: (handled) => setProgress({ work, handled, total }),
    })
    await Promise.all(
      ['get_connectors', 'get_quarantined_signals'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
    )
    setProgress(null)
    setOutcome(told)
  }
  return { progress, outcome, start, forget: () => setOutcome(null) }
}

function problemOf(thrown: unknown): string {
  if (thrown instanceof CallFailure) return thrown.message
  throw thrown
}
