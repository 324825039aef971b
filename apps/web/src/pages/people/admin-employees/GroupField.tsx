import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'

interface GroupFieldProps {
  readonly kind: 'department' | 'zone'
  /** '' = none. */
  readonly value: string
  onChange(code: string): void
}

/** Where an employee belongs: lists that employees are picked from are grouped by it. */
export function GroupField({ kind, value, onChange }: GroupFieldProps) {
  const text = useText()
  const groups = (useLoad('get_groups', {}).rows ?? []).filter(({ group_type }) => group_type === kind)
  const none = text(kind === 'zone' ? 'people.without-zone' : 'people.without-department')
  return (
    <SelectField
      label={text(kind === 'zone' ? 'people.zone' : 'people.department')}
      placeholder={none}
      value={value}
      onValueChange={onChange}
      options={[
        { value: '', label: none },
        ...groups.map(({ code, description }) => ({ value: code, label: description })),
      ]}
    />
  )
}
