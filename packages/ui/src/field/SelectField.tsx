import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select } from '@base-ui/react/select'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/arrow-icons.tsx'
import { CheckIcon } from '../icon/icons.tsx'
import popup from '../popup/Popup.module.css'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'
import { useReadOnly } from './read-only.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** What it would look like, beside its name in the list. */
  example?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface SelectFieldProps<Value extends string> extends FieldTexts {
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  placeholder: string
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, hideLabel, required, className, ...control } = props
  const readOnly = useReadOnly()
  const disabled = props.disabled || readOnly
  const { value, onValueChange, options } = control
  // The list takes '' for nothing chosen; where it is a choice like the others it is called so.
  const placeholder = options.find((option) => option.value === value)?.label ?? control.placeholder
  return (
    <Field
      {...{ label, hint, error, hideLabel, required, disabled, className }}
      nativeLabel={false}
      empty={value === null || value === ''}
    >
      <Select.Root
        items={options}
        value={value}
        disabled={disabled}
        onValueChange={(next) => next !== null && onValueChange(next)}
      >
        <Select.Trigger className={styles.trigger} aria-required={required || undefined}>
          <Select.Value className={styles.chosen} placeholder={placeholder} />
          <Select.Icon>
            <ChevronDownIcon />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          {/* Its own style element is for a list laid over the trigger, which we have not, and our policy forbids it. */}
          <CSPProvider disableStyleElements>
            <Select.Positioner
              className={popup.positioner}
              alignItemWithTrigger={false}
              sideOffset={6}
              collisionPadding={8}
            >
              <Select.Popup className={popup.popup}>
                <Select.List className={popup.list}>
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      className={popup.item}
                      value={option.value}
                      disabled={option.disabled}
                      {...(option.example === undefined
                        ? {}
                        : { 'aria-label': option.label, 'aria-description': option.example })}
                    >
                      {option.icon}
                      <Select.ItemText className={popup.label}>{option.label}</Select.ItemText>
                      {option.example !== undefined && <span className={popup.example}>{option.example}</span>}
                      <span className={popup.mark}>
                        <Select.ItemIndicator>
                          <CheckIcon />
                        </Select.ItemIndicator>
                      </span>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </CSPProvider>
        </Select.Portal>
      </Select.Root>
    </Field>
  )
}
