import { groupTerms, headerStyles, type WidgetSettings } from '@takt/domain/overview/widget-settings.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../data/use-text.ts'
import { FieldRow } from '../../shell/form/Fields.tsx'
import styles from './DisplaySettings.module.css'

interface CardFieldsProps {
  settings: WidgetSettings
  onChange: (part: Partial<WidgetSettings>) => void
}

const NO_GROUPS = 'none'

/** How machine cards look for whoever has not chosen; by what they are ordered is each one's own. */
export function CardFields({ settings, onChange }: CardFieldsProps) {
  const text = useText()
  const { headerStyle, groupBy, groupByTerm } = settings
  return (
    <>
      <p className={styles.about}>{text('display-settings.cards-about')}</p>
      <FieldRow>
        <div className={styles.choice}>
          <span>{text('cards.header')}</span>
          <Segmented
            label={text('cards.header')}
            value={headerStyle}
            options={headerStyles.map((value) => ({ value, label: text(`cards.header-${value}`) }))}
            onValueChange={(next) => onChange({ headerStyle: next })}
          />
        </div>
        <SelectField
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
