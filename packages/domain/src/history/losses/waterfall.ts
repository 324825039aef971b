/** The loss tree as rows to draw: steps from the left edge, each loss hanging where the step before it ends. */
import { type LossName, type LossTree, lossesAfter, type StepName, stepNames } from './loss-tree.ts'

export type WaterfallRow = {
  readonly ms: number
  /** Of the whole calendar time, 0 to 1. */
  readonly from: number
  readonly to: number
  /** Of planned time; null where there is none, and of what lies outside of it. */
  readonly of_planned: number | null
} & ({ readonly kind: 'step'; readonly name: StepName } | { readonly kind: 'loss'; readonly name: LossName })

/** Losses that have no time are left out: a list of zeros hides what is there. */
export function waterfall({ steps, losses }: LossTree): WaterfallRow[] {
  const whole = Math.max(steps.calendar, 1)
  const share = (name: StepName | LossName, ms: number) =>
    outside.has(name) || steps.scheduled === 0 ? null : ms / steps.scheduled
  return stepNames.flatMap((step): WaterfallRow[] => {
    const ms = steps[step]
    let end = ms
    const lost = lossesAfter[step]
      .filter((name) => losses[name] > 0)
      .map((name): WaterfallRow => {
        const from = (end - losses[name]) / whole
        const to = end / whole
        end -= losses[name]
        return { kind: 'loss', name, ms: losses[name], from, to, of_planned: share(name, losses[name]) }
      })
    return [{ kind: 'step', name: step, ms, from: 0, to: ms / whole, of_planned: share(step, ms) }, ...lost]
  })
}

const outside: ReadonlySet<StepName | LossName> = new Set(['calendar', 'unused', 'unplanned'])
