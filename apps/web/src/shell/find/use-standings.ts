import type { Standing } from '@takt/domain/orders/orders-at-risk.ts'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'

const GOOD_FOR_MS = 60_000
const goodForMs = () => GOOD_FOR_MS

/** Which orders are late or at risk, by card: asked once for all keys that are pressed. */
export function useStandings(): ReadonlyMap<string, Standing> {
  const { deviceuser, signedInOnDevice } = useSession()
  const { rows } = useLoad('get_late_orders', {}, { enabled: !deviceuser || signedInOnDevice, goodForMs })
  return useMemo(() => new Map(rows?.map(({ card_no, standing }) => [card_no, standing])), [rows])
}
