import { groupTerms } from '@takt/domain/machines/overview/group-terms.ts'
import { headerStyles, type WidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useText } from '../../data/words/use-text.ts'

export interface CardChoiceProps {
  readonly settings: WidgetSettings
  readonly onChange: (part: Partial<WidgetSettings>) => void
}

export function HeaderChoice({ settings, onChange }: CardChoiceProps) {
  const text = useText()
  return (
    <Segmented
      label={text('cards.header')}
      value={settings.headerStyle}
      options={headerStyles.map((value) => ({ value, label: text(`cards.header-${value}`) }))}
      onValueChange={(headerStyle) => onChange({ headerStyle })}
    />
  )
}

const NO_GROUPS = 'none'

/** By what the cards are grouped; without groups the term of before is kept for the next time. */
export function GroupChoice({
  settings: { groupBy, groupByTerm },
  onChange,
  ...looks
}: CardChoiceProps & { readonly hideLabel?: boolean; readonly className?: string | undefined }) {
  const text = useText()
  return (
    <SelectField
      {...looks}
      label={text('cards.group')}
      placeholder={text('cards.group')}
      value={groupBy ? groupByTerm : NO_GROUPS}
      options={[
        { value: NO_GROUPS, label: text('cards.group-none') },
        ...groupTerms.map((value) => ({ value, label: text(`cards.group-${value}`) })),
      ]}
      onValueChange={(next) => onChange(next === NO_GROUPS ? { groupBy: false } : { groupBy: true, groupByTerm: next })}
    />
  )
}
