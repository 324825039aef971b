/** What a draft does to the orders of a plan, beside those that were moved. */
import type { Drawn } from './draw-plan.ts'
import type { ToolClash } from './tool-clashes.ts'

type Shown = Pick<Drawn, 'card_no' | 'begin_at' | 'run_at' | 'end_at' | 'standing' | 'behind_ms'> & {
  readonly machine_id: string
  readonly clash: ToolClash | undefined
}

export interface Follow {
  readonly card_no: string
  readonly moved: boolean
  /** By how much its end moves; null where it has none before or after. */
  readonly shift_ms: number | null
  /** It will miss its planned end, which it would have kept; or will keep it, which it would have missed. */
  readonly becomes: '' | 'behind' | 'in-time'
  readonly behind_ms: number
  /** A tool that it did not lack before. */
  readonly clash: ToolClash | null
}

/** It misses its planned end by more than it did. */
export function isLater({ becomes, behind_ms, shift_ms }: Pick<Follow, 'becomes' | 'behind_ms' | 'shift_ms'>): boolean {
  return becomes === 'behind' || (behind_ms > 0 && (shift_ms ?? 0) > 0)
}

/** Less than what the board can show. */
const LEAST_SHIFT_MS = 60_000

export function planFollows(
  before: ReadonlyMap<string, Shown>,
  after: ReadonlyMap<string, Shown>,
  moved: ReadonlySet<string>,
): Follow[] {
  const follows = [...after.values()].flatMap((now): Follow[] => {
    const { card_no, behind_ms } = now
    const was = before.get(card_no)
    if (was === undefined) return []
    const shift_ms = was.end_at === null || now.end_at === null ? null : now.end_at - was.end_at
    const becomes =
      behind_ms > 0 && was.behind_ms === 0 ? 'behind' : behind_ms === 0 && was.behind_ms > 0 ? 'in-time' : ''
    const clash = now.clash !== undefined && was.clash === undefined ? now.clash : null
    const shifts = shift_ms === null ? was.end_at !== now.end_at : Math.abs(shift_ms) >= LEAST_SHIFT_MS
    const follow = { card_no, moved: moved.has(card_no), shift_ms, becomes, behind_ms, clash } as const
    return follow.moved || shifts || becomes !== '' || clash !== null ? [follow] : []
  })
  // The worst harm first: who saves a plan reads the first lines.
  const weight = (follow: Follow) =>
    isLater(follow) ? 0 : follow.moved ? 1 : follow.clash !== null ? 2 : follow.becomes === 'in-time' ? 3 : 4
  const most = ({ behind_ms, shift_ms }: Follow) => (behind_ms > 0 ? behind_ms : Math.abs(shift_ms ?? 0))
  return follows.sort((a, b) => weight(a) - weight(b) || most(b) - most(a))
}
