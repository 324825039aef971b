import { type Chart as ChartOf, isEmpty } from '@takt/domain/ground/charts/chart.ts'
import { chartTable } from '@takt/domain/ground/charts/chart-table.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { CallFailure } from '../../data/call/call.ts'
import { useText } from '../../data/words/use-text.ts'
import { Canvas, type Picture } from './Canvas.tsx'
import styles from './Chart.module.css'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartTools } from './ChartTools.tsx'
import { ChartValues } from './ChartValues.tsx'
import type { ChartPress } from './chart-press.ts'
import { useChartFiles } from './use-chart-files.ts'
import { useChartWords } from './use-chart-words.ts'

interface ChartProps {
  readonly title: string
  /** Whose numbers they are, and of which time: it stands in files. */
  readonly about: string
  /** What its categories are: the first column of its table. */
  readonly what: string
  /** Undefined while it is loaded. */
  readonly chart: ChartOf | undefined
  /** Of a chart that is loaded by itself; one of a page fails and waits with the page. */
  readonly load?: { readonly error: CallFailure | null; reload(): unknown }
  /** What a press on a category does, and how that is said. */
  readonly press?: ChartPress | undefined
  /** Its numbers always stand below it. */
  readonly withValues?: boolean
  readonly actions?: ReactNode
  readonly className?: string | undefined
  readonly children?: ReactNode
}

const nothingHidden: ReadonlySet<string> = new Set()

/** A card with a chart: its picture, its legend, its numbers on demand, and both as files. */
export function Chart(on: ChartProps) {
  const { title, chart, press, load, withValues = false } = on
  const text = useText()
  const words = useChartWords()
  const picture = useRef<Picture>(null)
  const [hidden, setHidden] = useState(nothingHidden)
  const [asked, setAsked] = useState(false)
  const table = useMemo(() => chart && chartTable(chart, words.value), [chart, words])
  const files = useChartFiles({ title, about: on.about, what: on.what, chart, hidden, picture })
  const toggle = (key: string) =>
    setHidden((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  if (chart === undefined || table === undefined) {
    return (
      <Card title={title} className={on.className} actions={on.actions}>
        {load?.error ? (
          <ErrorState
            message={text('chart.failed')}
            detail={load.error.message}
            retryLabel={text('shell.retry')}
            onRetry={() => void load.reload()}
          />
        ) : (
          <Skeleton height={280} />
        )}
      </Card>
    )
  }
  if (isEmpty(chart)) {
    return (
      <Card title={title} className={on.className} actions={on.actions}>
        <p className={styles.none}>{text('statistics.no-data')}</p>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      className={on.className}
      actions={
        <>
          {on.actions}
          <ChartTools
            title={title}
            values={withValues ? undefined : { shown: asked, toggle: () => setAsked(!asked) }}
            {...files}
          />
        </>
      }
    >
      <figure className={styles.chart} aria-label={text('chart.reading', { title })}>
        <figcaption className={styles.about}>{on.about}</figcaption>
        <ChartLegend chart={chart} hidden={hidden} toggle={toggle} />
        <Canvas
          {...{ chart, hidden, words, picture }}
          press={press && ((key) => press.may?.(key) !== false && press.run(key))}
        />
        <ChartValues
          table={table}
          what={on.what}
          caption={title}
          shown={withValues ? 'always' : asked && 'asked'}
          press={press}
        />
      </figure>
      {on.children}
    </Card>
  )
}
