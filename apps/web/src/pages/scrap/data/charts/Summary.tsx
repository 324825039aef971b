import { amountsText } from '@takt/domain/ground/by-unit.ts'
import type { Answer } from '@takt/domain/scrap/analysis/answer.ts'
import type { Dataset } from '@takt/domain/scrap/analysis/datasets.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Spinner } from '@takt/ui/spinner/Spinner.tsx'
import { unitText } from '../../../../data/words/unit-text.ts'
import { useText } from '../../../../data/words/use-text.ts'
import styles from './Summary.module.css'
import { useNumbers } from './use-numbers.ts'

interface SummaryProps {
  readonly answer: Answer
  readonly dataset: Dataset
  /** Of when they are. */
  readonly time: string
  readonly cost: boolean
  /** Another answer is on its way. */
  readonly busy: boolean
  readonly measure: { value: 'qty' | 'cost'; onMeasure: (measure: 'qty' | 'cost') => void } | undefined
}

/** What all charts below are made of: so many records of that time, and their sum. */
export function Summary({ answer, dataset, time, cost, busy, measure }: SummaryProps) {
  const text = useText()
  const { pieces, cost: money } = useNumbers()
  const several = answer.units.length > 1
  return (
    <div className={styles.summary}>
      <span className={styles.sum}>
        {answer.units.length > 0
          ? text(`analysis.units.${dataset}`, {
              sum: amountsText(
                answer.units.map(({ unit, quantity }) => ({ unit: unitText(unit), quantity })),
                pieces,
              ),
            })
          : text(cost ? 'analysis.sum.cost' : `analysis.sum.${dataset}`, {
              sum: cost ? money(answer.sum) : pieces(answer.sum),
            })}
      </span>
      <span className={styles.about}>{text('analysis.about', { count: pieces(answer.count), time })}</span>
      {several && dataset !== 'card-history' && (
        <span className={styles.about}>
          {text('analysis.unit-of-charts', { unit: unitText(answer.units[0]?.unit ?? '') })}
        </span>
      )}
      {cost && answer.without > 0 && (
        <span className={styles.about}>{text('analysis.without-cost', { count: pieces(answer.without) })}</span>
      )}
      {busy && <Spinner label={text('analysis.working')} />}
      {measure && (
        <Segmented
          className={styles.measure}
          label={text('analysis.measure')}
          value={measure.value}
          options={[
            { value: 'qty', label: text('analysis.measure.qty') },
            { value: 'cost', label: text('analysis.measure.cost') },
          ]}
          onValueChange={measure.onMeasure}
        />
      )}
    </div>
  )
}
