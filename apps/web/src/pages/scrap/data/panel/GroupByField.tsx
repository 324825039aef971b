import { groupings } from '@takt/domain/scrap/analysis/view-config.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useText } from '../../../../data/words/use-text.ts'
import styles from './FilterPanel.module.css'
import type { PanelProps } from './panel-props.ts'

/** How time is grouped; weekdays and hours of the day have no grouping. */
export function GroupByField({ dataset, overview, view, grouping }: PanelProps) {
  const text = useText()
  const hasGrouping = !(dataset === 'history-scrap' && overview === 'overview-4') && dataset !== 'card-history'
  if (!hasGrouping) return null
  return (
    <div className={styles.groupBy}>
      <span aria-hidden="true">{text('analysis.group-by')}</span>
      <Segmented
        fullWidth
        label={text('analysis.group-by')}
        value={view.draft.groupBy}
        options={groupings.map((value) => ({ value, label: text(`analysis.group.${value}`) }))}
        onValueChange={grouping.choose}
      />
    </div>
  )
}
