import type { Chart, ChartColour } from '../../ground/charts/chart.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import type { LossTree } from './loss-tree.ts'
import { type WaterfallRow, waterfall } from './waterfall.ts'

export interface LossWords {
  readonly duration: string
  readonly ofPlanned: string
  readonly nameOf: (row: WaterfallRow) => string
}

const HOUR_MS = 3_600_000

/** The loss tree as a waterfall: steps stand on the ground, each loss hangs where the step before it ends. */
export function lossChart(tree: LossTree, words: LossWords): Chart {
  const rows = waterfall(tree)
  const whole = Math.max(tree.steps.calendar, 1) / HOUR_MS
  return {
    kind: 'waterfall',
    form: 'hours',
    categories: rows.map((row) => ({
      key: `${row.kind} ${row.name}`,
      name: words.nameOf(row),
      colour: colourOf(row),
      // Nights and weekends are many times what is lost by day.
      ...(tree.steps.scheduled > 0 && beforePlanned.has(row.name) ? ({ as: 'told' } as const) : {}),
    })),
    series: [
      {
        key: 'time',
        name: words.duration,
        colour: 'first',
        values: rows.map(({ ms }) => ms / HOUR_MS),
        from: rows.map(({ from }) => from * whole),
      },
      {
        key: 'share',
        name: words.ofPlanned,
        colour: 'quiet',
        form: 'percent',
        as: 'told',
        values: rows.map(({ of_planned }) => (of_planned === null ? null : toDecimals(100 * of_planned, 1))),
      },
    ],
  }
}

const beforePlanned: ReadonlySet<string> = new Set(['calendar', 'unused', 'unplanned'])

/** What was never planned is no loss of the people who plan and run; nobody has said why of the orange one. */
function colourOf(row: WaterfallRow): ChartColour {
  if (row.kind === 'step') return row.name === 'running' ? 'running' : 'quiet'
  if (row.of_planned === null) return 'faint'
  if (row.name === 'uncoded') return 'uncoded'
  if (row.name === 'micro') return 'micro'
  return row.name === 'setup' ? 'setup' : 'loss'
}
