import { groupTerms, headerStyles, type WidgetSettings } from '@takt/domain/overview/widget-settings.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { columnLabel } from '../../dashboard/column-label.ts'
import { useText } from '../../data/use-text.ts'
import styles from './MachineWidgetsPage.module.css'

interface WidgetToolsProps {
  settings: WidgetSettings
  onChange: (part: Partial<WidgetSettings>) => void
  onAdvanced: () => void
}

/** What most people order by; the others are behind 'More fields'. */
const usual = ['machine_id', 'machine_description', 'status', 'status_since', 'work_order_no', 'uncoded_stops']
const NO_GROUPS = 'none'

export function WidgetTools({ settings, onChange, onAdvanced }: WidgetToolsProps) {
  const text = useText()
  const { headerStyle, groupBy, groupByTerm, orderByTerm, orderDir } = settings
  const terms = usual.includes(orderByTerm) ? usual : [...usual, orderByTerm]
  const up = orderDir === 'asc'
  return (
    <div className={styles.tools}>
      <Segmented
        label={text('cards.header')}
        value={headerStyle}
        options={headerStyles.map((value) => ({ value, label: text(`cards.header-${value}`) }))}
        onValueChange={(next) => onChange({ headerStyle: next })}
      />
      <SelectField
        className={styles.choice}
        hideLabel
        label={text('cards.group')}
        placeholder={text('cards.group')}
        value={groupBy ? groupByTerm : NO_GROUPS}
        options={[
          { value: NO_GROUPS, label: text('cards.group-none') },
          ...groupTerms.map((value) => ({ value, label: text(`cards.group-${value}`) })),
        ]}
        onValueChange={(next) =>
          onChange(next === NO_GROUPS ? { groupBy: false } : { groupBy: true, groupByTerm: next })
        }
      />
      <SelectField
        className={styles.choice}
        hideLabel
        label={text('cards.order')}
        placeholder={text('cards.order')}
        value={orderByTerm}
        options={terms.map((value) => ({ value, label: columnLabel(text, value) ?? value }))}
        onValueChange={(next) => onChange({ orderByTerm: next })}
      />
      <IconButton
        variant="secondary"
        aria-label={text(up ? 'machines.ascending' : 'machines.descending')}
        icon={up ? <ArrowUpIcon /> : <ArrowDownIcon />}
        onClick={() => onChange({ orderDir: up ? 'desc' : 'asc' })}
      />
      <Button onClick={onAdvanced}>{text('cards.advanced')}</Button>
    </div>
  )
}
