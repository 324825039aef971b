import type { CamelOrder } from '@takt/domain/orders/model/camel-order.ts'
import { RETRY_AFTER_SECONDS } from '@takt/domain/scrap/adjusted-card.ts'
import type { ScrapOfReason } from '@takt/domain/scrap/model/scrap.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../data/call/call.ts'

interface Retried {
  /** Which try is next or under way; 0 for the first. */
  readonly retry: number
  readonly aborted: boolean
  again(): void
}

/** Loads until it succeeds, at most three times again; then somebody has to ask for it. */
export function useRetriedRows(
  of: { machine_id: string; card_no: string },
  options: { enabled: boolean; onRows(rows: readonly ScrapOfReason[], order: CamelOrder | undefined): void },
): Retried {
  const { machine_id, card_no } = of
  const { enabled } = options
  const [round, setRound] = useState(0)
  const [retry, setRetry] = useState(0)
  const [aborted, setAborted] = useState(false)
  const tell = useEffectEvent((rows: readonly ScrapOfReason[], order: CamelOrder | undefined) =>
    options.onRows(rows, order),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is the wish to try again
  useEffect(() => {
    if (!enabled) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const attempt = (number: number) => {
      const of = { machine_id, card_no }
      const { signal } = stop
      Promise.all([call('get_scrap_adjustments', of, { signal }), call('get_order', of, { signal })]).then(
        ([rows, [order]]) => {
          if (!signal.aborted) tell(rows, order)
        },
        () => {
          if (signal.aborted) return
          const wait = RETRY_AFTER_SECONDS[number]
          if (wait === undefined) return setAborted(true)
          setRetry(number + 1)
          timer = setTimeout(() => attempt(number + 1), wait * 1000)
        },
      )
    }
    setAborted(false)
    setRetry(0)
    attempt(0)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [machine_id, card_no, enabled, round])
  return { retry, aborted, again: () => setRound((before) => before + 1) }
}
