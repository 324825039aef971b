import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { columnLabel } from '../../../dashboard/column-label.ts'
import { useText } from '../../../data/words/use-text.ts'
import { type CardChoiceProps, GroupChoice, HeaderChoice } from '../../../parts/machine-card/CardChoices.tsx'
import styles from './MachineWidgetsPage.module.css'

interface WidgetToolsProps extends CardChoiceProps {
  readonly onAdvanced: () => void
}

/** What most people order by; the others are behind 'More fields'. */
const usual = ['machine_id', 'machine_description', 'status', 'status_since', 'work_order_no', 'uncoded_stops']

export function WidgetTools({ settings, onChange, onAdvanced }: WidgetToolsProps) {
  const text = useText()
  const { orderByTerm, orderDir } = settings
  const terms = usual.includes(orderByTerm) ? usual : [...usual, orderByTerm]
  const up = orderDir === 'asc'
  return (
    <div className={styles.tools}>
      <HeaderChoice settings={settings} onChange={onChange} />
      <GroupChoice className={styles.choice} hideLabel settings={settings} onChange={onChange} />
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
