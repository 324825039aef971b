import type { Names } from '@takt/domain/ground/names.ts'
import type { Register } from '@takt/domain/ground/registers/define-register.ts'
import type { Field } from '@takt/domain/ground/registers/field.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../data/words/use-text.ts'
import { FormNumber } from '../form/FormNumber.tsx'
import { MachinesField } from '../machines-field/MachinesField.tsx'
import { ReasonColour } from '../reason-form/ReasonColour.tsx'
import { NamesField } from '../settings-list/NamesField.tsx'
import type { CodeList, FieldPartProps } from './register-view.ts'
import { useCodeNames } from './use-code-names.ts'

interface RegisterFieldProps extends FieldPartProps {
  readonly field: Field
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The key of a row that is stored. */
  readonly fixed: boolean
  readonly choice: (value: string) => string
  /** What a code names. */
  readonly names?: Register | CodeList | undefined
}

/** One field of a register's form, by what it holds. */
export function RegisterField(given: RegisterFieldProps) {
  const { field, label, hint, error, fixed, value, onValueChange, choice, names } = given
  switch (field.kind) {
    case 'text': {
      const props = {
        label,
        hint,
        error,
        required: field.needed,
        maxLength: field.most,
        value: String(value),
        onValueChange,
      }
      return field.lines > 1 ? <TextArea {...props} rows={field.lines} /> : <TextField {...props} disabled={fixed} />
    }
    case 'number':
      return (
        <FormNumber
          label={label}
          hint={hint}
          min={field.min}
          max={field.max}
          {...((field.whole || field.plain) && {
            format: { ...(field.whole && { maximumFractionDigits: 0 }), useGrouping: !field.plain },
          })}
          required={!field.empty}
          disabled={fixed}
          value={value as number | null}
          onValueChange={(next) => onValueChange(next ?? (field.empty ? null : field.min))}
        />
      )
    case 'names':
      return (
        <NamesField
          label={label}
          hint={hint}
          required={field.needed}
          maxLength={field.most}
          lines={field.lines}
          value={value as Names}
          onValueChange={onValueChange}
        />
      )
    case 'flag':
      return (
        <Switch
          {...{ label, description: hint }}
          checked={Number(value) > 0}
          onCheckedChange={(on) => onValueChange(on ? 1 : 0)}
        />
      )
    case 'yes-no':
      return <Switch {...{ label, description: hint }} checked={value === true} onCheckedChange={onValueChange} />
    case 'choice':
      return (
        <SelectField
          label={label}
          placeholder={label}
          hint={hint}
          value={String(value)}
          options={field.values.map((one) => ({ value: one, label: choice(one) }))}
          onValueChange={onValueChange}
        />
      )
    case 'code':
      return (
        <CodeField
          {...{ label, hint, value, onValueChange }}
          needed={field.needed}
          names={names as Register | CodeList}
        />
      )
    case 'colour':
      return <ReasonColour value={String(value)} onValueChange={onValueChange} />
    case 'machines':
      return (
        <MachinesField
          label={label}
          {...(hint !== undefined && { hint })}
          value={(value as string[] | null) ?? []}
          onValueChange={(machines) => onValueChange(machines.length === 0 ? null : machines)}
        />
      )
  }
}

/** One of another register, by its name. */
function CodeField(props: FieldPartProps & { hint?: string | undefined; needed: boolean; names: Register | CodeList }) {
  const { label, hint, needed, value, onValueChange, names } = props
  const text = useText()
  const codes = useCodeNames(names)
  const none = text('calls' in names ? 'register.nothing' : names.none)
  const options = [...codes].map(([code, name]) => ({ value: code, label: name }))
  return (
    <SelectField
      label={label}
      placeholder={needed ? label : none}
      hint={hint}
      required={needed}
      value={value === '' && needed ? null : String(value)}
      options={needed ? options : [{ value: '', label: none }, ...options]}
      onValueChange={onValueChange}
    />
  )
}
