import { addLosses, type LossSums, lossTree } from '../../history/losses/loss-tree.ts'
import { type Oee, oee } from '../../machines/oee/oee.ts'
import { MICRO, UNCODED } from '../../machines/uncoded.ts'

/** A stop code, or what no code says. */
export type BoardLossKind = 'reason' | 'uncoded' | 'micro' | 'silent' | 'slow' | 'scrap'

export interface BoardLossTime {
  /** A stop code, or the name of the kind. */
  readonly key: string
  readonly kind: BoardLossKind
  readonly ms: number
}

/** Where the planned time of a day went beside good pieces, the largest first: stops by reason, then speed and scrap. */
export function boardLosses(sums: readonly LossSums[], reasons: ReadonlyMap<string, number>): BoardLossTime[] {
  const { slow, scrap, silent } = lossTree(addLosses(sums)).losses
  const stops = [...reasons].map(([code, ms]): BoardLossTime => {
    if (code === UNCODED) return { key: 'uncoded', kind: 'uncoded', ms }
    return code === MICRO ? { key: 'micro', kind: 'micro', ms } : { key: code, kind: 'reason', ms }
  })
  const others = [
    { key: 'silent', kind: 'silent', ms: silent },
    { key: 'slow', kind: 'slow', ms: slow },
    { key: 'scrap', kind: 'scrap', ms: scrap },
  ] as const
  return [...stops, ...others].filter(({ ms }) => ms > 0).sort((a, b) => b.ms - a.ms || (a.key < b.key ? -1 : 1))
}

/** Of the same sums, so that losses and OEE of one board never disagree. */
export function oeeOfLosses(parts: readonly LossSums[]): Oee {
  const { run_ms, stops, ideal_ms, pieces, scrap_oee } = addLosses(parts)
  const stop_ms = Object.values(stops).reduce((sum, ms) => sum + ms, 0)
  return oee({ run_ms, stop_ms, micro_ms: stops.micro, ideal_ms, pieces, scrap_oee })
}
