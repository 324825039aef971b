import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { type CardChoiceProps, GroupChoice, HeaderChoice } from '../../../parts/machine-card/CardChoices.tsx'
import styles from './DisplaySettings.module.css'

/** How machine cards look for whoever has not chosen; by what they are ordered is each one's own. */
export function CardFields({ settings, onChange }: CardChoiceProps) {
  const text = useText()
  return (
    <>
      <p className={styles.about}>{text('display-settings.cards-about')}</p>
      <FieldRow>
        <div className={styles.choice}>
          <span>{text('cards.header')}</span>
          <HeaderChoice settings={settings} onChange={onChange} />
        </div>
        <GroupChoice settings={settings} onChange={onChange} />
      </FieldRow>
      <Switch
        label={text('late.order-by-count')}
        checked={settings.orderOnNumberOfLateOrder}
        onCheckedChange={(on) => onChange({ orderOnNumberOfLateOrder: on })}
      />
      <Switch
        label={text('late.only-late')}
        checked={settings.showOnlyMachinesWithLateorder}
        onCheckedChange={(on) => onChange({ showOnlyMachinesWithLateorder: on })}
      />
    </>
  )
}
