import type { LiveEventName } from '@takt/contract/ground/live-event-names.ts'
import type { ProcedureInput, ProcedureName, ProcedureRow } from '@takt/contract/procedures.ts'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { onLiveEvent, useConnection } from '../live/live.ts'
import { keptAnswer } from '../offline/kept-answers.ts'
import { type CallFailure, call, isAway } from './call.ts'
import { queryClient } from './query-client.ts'

interface LoadOptions {
  enabled?: boolean
  everySeconds?: number
  /** How long rows of this age are shown to the next who asks without a call of their own; 0 unless told. */
  goodForMs?: (updatedAt: number) => number
  /** Live events after which the rows are asked for again; one about another machine than the payload's is ignored. */
  reloadOn?: LiveEventName[]
}

/** A burst of events (every cycle of a fast machine) costs at most this many loads a second. */
const LEAST_BETWEEN_RELOADS_MS = 400

/**
 * Rows of a load. While it reloads or fails the last rows stay, and while the server is away those that the device has
 * kept; `updatedAt` tells how old they are.
 */
export function useLoad<N extends ProcedureName>(
  name: N,
  payload: ProcedureInput<N>,
  options: LoadOptions = {},
): {
  rows: ProcedureRow<N>[] | undefined
  loading: boolean
  error: CallFailure | null
  updatedAt: number
  reload(): Promise<void>
} {
  const { enabled = true, everySeconds, goodForMs, reloadOn } = options
  const payloadText = JSON.stringify(payload)
  const key: QueryKey = useMemo(() => [name, JSON.parse(payloadText)], [name, payloadText])
  const query = useQuery<ProcedureRow<N>[], CallFailure>({
    queryKey: key,
    queryFn: ({ signal }) => call(name, payload, { signal }),
    enabled,
    ...(everySeconds ? { refetchInterval: everySeconds * 1000 } : {}),
    ...(goodForMs ? { staleTime: ({ state }) => goodForMs(state.dataUpdatedAt) } : {}),
  })
  const events = reloadOn?.join() ?? ''
  const machine_id = (payload as { machine_id?: string }).machine_id
  useEffect(() => {
    if (!enabled || events === '') return
    return reloadOnEvents(events.split(',') as LiveEventName[], machine_id, key)
  }, [enabled, events, machine_id, key])
  const lost = useConnection().state === 'lost'
  const kept = query.data === undefined && (lost || isAway(query.error)) ? keptAnswer(name, payload) : undefined
  return {
    rows: query.data ?? (kept?.rows as ProcedureRow<N>[] | undefined),
    loading: query.isLoading && !kept,
    error: query.error,
    updatedAt: kept?.at ?? query.dataUpdatedAt,
    reload: () => queryClient.invalidateQueries({ queryKey: key, exact: true }),
  }
}

function reloadOnEvents(names: readonly LiveEventName[], machine_id: string | undefined, key: QueryKey): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const reload = () => {
    waiting = undefined
    last = performance.now()
    void queryClient.invalidateQueries({ queryKey: key, exact: true })
  }
  const stops = names.map((name) =>
    onLiveEvent(name, (data) => {
      const about = (data as { machine_id?: string }).machine_id
      if (machine_id !== undefined && about !== undefined && about !== machine_id) return
      waiting ??= setTimeout(reload, Math.max(0, last + LEAST_BETWEEN_RELOADS_MS - performance.now()))
    }),
  )
  return () => {
    clearTimeout(waiting)
    for (const stop of stops) stop()
  }
}
