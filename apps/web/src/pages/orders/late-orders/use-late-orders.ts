import type { LateLoad } from '@takt/domain/machines/overview/late-cards.ts'
import { lateHours } from '@takt/domain/orders/late-orders.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePageShown } from '../../../dashboard/data/use-page-shown.ts'
import { call } from '../../../data/call/call.ts'
import { onLiveEvent, onServerBack } from '../../../data/live/live.ts'
import { machines } from '../../../data/machines/machines.ts'
import { createLateRounds, type LateRounds } from './late-rounds.ts'

export const RELOAD_EVERY_MS = 1_200_000

export interface LateOrders {
  readonly load: LateLoad
  readonly orders: readonly PlannedOrder[]
}

export const notYet: LateOrders = { load: { state: 'loading' }, orders: [] }

/** The late orders of these machines, one after another, and again every 20 minutes while somebody looks. */
export function useLateOrders(machine_ids: readonly string[]): {
  of(machine_id: string): LateOrders
  again(machine_id: string): void
} {
  const [known, setKnown] = useState<ReadonlyMap<string, LateOrders>>(new Map())
  const rounds = useRef<LateRounds | undefined>(undefined)
  const shown = usePageShown()
  // The same machines in another order are no reason to ask all of them again.
  const which = useMemo(() => [...machine_ids].sort().join('\n'), [machine_ids])
  const inOrder = useEffectEvent(() => machine_ids)
  const put = useCallback(
    (machine_id: string, late: LateOrders) => setKnown((before) => new Map(before).set(machine_id, late)),
    [],
  )

  useEffect(() => {
    if (which === '' || !shown) return
    const own = createLateRounds({
      load: loadLate,
      loaded: (machine_id, orders) => {
        const hours = lateHours(orders)
        put(machine_id, { load: { state: 'loaded', count: orders.length, hours }, orders })
      },
      failed: (machine_id) => put(machine_id, { load: { state: 'error' }, orders: [] }),
    })
    rounds.current = own
    own.round(inOrder())
    const timer = setInterval(() => own.round(inOrder()), RELOAD_EVERY_MS)
    // An order that was started, planned or cancelled changes one machine's figure at once.
    const stopHearing = onLiveEvent('OrderChanged', ({ machine_id }) => {
      if (which.split('\n').includes(machine_id)) own.again(machine_id)
    })
    // Asked while the server was away they failed, and the next round is minutes off.
    const stopWaiting = onServerBack(() => {
      for (const machine_id of inOrder().toReversed()) own.again(machine_id)
    })
    return () => {
      clearInterval(timer)
      stopHearing()
      stopWaiting()
      own.stop()
    }
  }, [which, shown, put])

  return {
    of: (machine_id) => known.get(machine_id) ?? notYet,
    again: (machine_id) => {
      put(machine_id, notYet)
      rounds.current?.again(machine_id)
    },
  }
}

function loadLate(machine_id: string, signal: AbortSignal): Promise<PlannedOrder[]> {
  const machine = machines.get(machine_id)
  const payload = {
    machine_id,
    erp_resource: machine?.erp_resource ?? '',
    erp_connection_type: machine?.erp_connection_type ?? 0,
    only_late: true,
  }
  return call('get_planned_orders', payload, { signal })
}
