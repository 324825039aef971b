import type { DrawnStop } from '@takt/domain/history/time-history/machine-history.ts'
import type { Bar } from '@takt/domain/history/time-history/picture-rows.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'

/** What a bar is filled with; uncoded bars get their stripes on top of it, micro-stops their lines. */
export function fillOf({ look, stop }: DrawnStop): string {
  if (look === 'uncoded') return 'var(--state-uncoded)'
  if (look === 'unplanned') return 'var(--neutral-400)'
  if (look === 'micro') return 'var(--state-micro)'
  return reasonColour(stop.stop_reason, stop.stop_reason_color)
}

/** Bars of one fill are one shape; uncoded ones come last, so that nothing covers them. */
export function byFill(bars: readonly Bar[]): [string, Bar[]][] {
  const groups = new Map<string, Bar[]>()
  for (const bar of bars) {
    if (bar.drawn.look === 'uncoded') continue
    const fill = fillOf(bar.drawn)
    const own = groups.get(fill)
    if (own === undefined) groups.set(fill, [bar])
    else own.push(bar)
  }
  return [...groups]
}
