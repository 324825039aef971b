import type { FilterName } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import type { Bar, Ranked } from '@takt/domain/scrap/analysis/sums.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import type { CSSProperties } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import styles from './RankedBars.module.css'

interface RankedBarsProps {
  readonly title: string
  readonly by: FilterName
  readonly ranked: Ranked | undefined
  readonly value: (value: number) => string
  readonly add: (name: FilterName, value: string) => void
  readonly className?: string | undefined
}

/** Largest first, with its name and number to read; a press on a bar looks at that value only. */
export function RankedBars({ title, by, ranked, value, add, className }: RankedBarsProps) {
  const text = useText()
  const bars = ranked?.bars ?? []
  const most = Math.max(...bars.map((bar) => Math.abs(bar.value)), 0)
  return (
    <Card title={title} className={className}>
      {bars.length === 0 ? (
        <p className={styles.none}>{text('analysis.nothing')}</p>
      ) : (
        <ol className={styles.bars} aria-label={title}>
          {bars.map((bar) => (
            <li key={bar.key}>
              <button
                type="button"
                className={styles.bar}
                style={{ '--share': most === 0 ? 0 : Math.max(0, bar.value / most) } as CSSProperties}
                title={text('analysis.add-filter', { name: nameOf(bar) })}
                onClick={() => add(by, bar.key)}
              >
                <span className={styles.name}>{nameOf(bar)}</span>
                <span className={styles.value}>{value(bar.value)}</span>
                <span className={styles.line} aria-hidden="true" />
              </button>
            </li>
          ))}
          {ranked !== undefined && ranked.others > 0 && (
            <li className={styles.others}>
              <span>{text('analysis.others', { count: ranked.others })}</span>
              <span className={styles.value}>{value(ranked.other)}</span>
            </li>
          )}
        </ol>
      )}
    </Card>
  )
}

function nameOf({ key, label }: Bar): string {
  return label === key || label === '' ? key : `${key} · ${label}`
}
