import type { Chart, ChartSeries } from '@takt/domain/ground/charts/chart.ts'
import { isAcross, isDrawn } from '@takt/domain/ground/charts/chart.ts'
import { colourOf } from '@takt/domain/ground/charts/chart-look.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Chart.module.css'
import { useInk } from './use-ink.ts'

interface ChartLegendProps {
  readonly chart: Chart
  readonly hidden: ReadonlySet<string>
  readonly toggle: (key: string) => void
}

/** What each colour is; a press takes a series out of the picture and puts it back. */
export function ChartLegend({ chart, hidden, toggle }: ChartLegendProps) {
  const text = useText()
  const ink = useInk()
  const drawn = chart.series.filter(isDrawn)
  const isBar = (as: ChartSeries['as']) => as === undefined || (as === 'before' && chart.kind !== 'line')
  if (drawn.length < 2) return null
  return (
    <ul className={styles.legend} aria-label={text('chart.legend')}>
      {drawn.map(({ key, name, colour, as }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.has(key)}
            title={text(hidden.has(key) ? 'chart.show' : 'chart.hide', { name })}
            onClick={() => toggle(key)}
          >
            <span
              className={isBar(as) ? styles.swatch : styles.stroke}
              data-before={as === 'before' || undefined}
              data-across={isAcross({ as }) || undefined}
              style={{ [isBar(as) ? 'backgroundColor' : 'borderColor']: colourOf(colour, ink) }}
            />
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
