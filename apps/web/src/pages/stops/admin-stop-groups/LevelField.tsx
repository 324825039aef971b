import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import type { FieldPartProps } from '../../../parts/register/register-view.ts'

const EVERYBODY = '0'
const levels = Array.from({ length: 9 }, (_, at) => String(at + 1))

/** From which level of users on, or everybody. */
export function LevelField({ label, value, onValueChange }: FieldPartProps) {
  const text = useText()
  return (
    <SelectField
      label={label}
      placeholder={label}
      value={String(value ?? EVERYBODY)}
      options={[
        { value: EVERYBODY, label: text('reason-groups.everybody') },
        ...levels.map((level) => ({ value: level, label: text('level.plain', { level }) })),
      ]}
      onValueChange={(level) => onValueChange(level === EVERYBODY ? null : Number(level))}
    />
  )
}
