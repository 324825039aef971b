import { horizons } from '@takt/domain/ground/statistics/horizons.ts'
import { groupings } from '@takt/domain/scrap/analysis/view-config.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { horizonKey } from '../../../../data/machines/horizon-key.ts'
import { useText } from '../../../../data/words/use-text.ts'
import { DateField } from '../../../../parts/date-field/DateField.tsx'
import styles from './FilterPanel.module.css'
import type { PanelProps } from './panel-props.ts'

/** How far back, and how time is grouped; weekdays and hours of the day have no grouping. */
export function TimeFields({ dataset, overview, view, grouping }: PanelProps) {
  const text = useText()
  const { draft, problem } = view
  const hasGrouping = !(dataset === 'history-scrap' && overview === 'overview-4') && dataset !== 'card-history'
  const { start, end } = view.question.period
  return (
    <>
      <SelectField
        label={text('analysis.horizon')}
        placeholder={text('analysis.horizon')}
        value={draft.timeHorizon}
        options={horizons.map((value) => ({ value, label: text(horizonKey(value)) }))}
        onValueChange={(timeHorizon) =>
          grouping.horizon({
            ...draft,
            timeHorizon,
            ...(timeHorizon === 'custom' ? { startTime: start, endTime: end } : {}),
          })
        }
      />
      {draft.timeHorizon === 'custom' && (
        <div className={styles.dates}>
          <DateField
            label={text('analysis.from')}
            value={draft.startTime}
            onValueChange={(startTime) => grouping.horizon({ ...draft, startTime })}
          />
          <DateField
            label={text('analysis.to')}
            value={draft.endTime}
            onValueChange={(endTime) => grouping.horizon({ ...draft, endTime })}
          />
        </div>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {text(`analysis.custom.${problem}`)}
        </p>
      )}
      {hasGrouping && (
        <div className={styles.groupBy}>
          <span aria-hidden="true">{text('analysis.group-by')}</span>
          <Segmented
            fullWidth
            label={text('analysis.group-by')}
            value={draft.groupBy}
            options={groupings.map((value) => ({ value, label: text(`analysis.group.${value}`) }))}
            onValueChange={grouping.choose}
          />
        </div>
      )}
    </>
  )
}
