import { Field as Base } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'
import { useFullHint } from './use-full-hint.ts'

type NativeInput = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'className' | 'children' | 'color' | 'style'
>

export interface TextFieldProps extends FieldTexts, Omit<NativeInput, keyof FieldTexts> {
  value: string
  onValueChange: (value: string) => void
  /** Before the text, e.g. an icon. */
  start?: ReactNode
  /** After the text, e.g. a unit or a button. */
  end?: ReactNode
  size?: 'touch' | 'primary' | undefined
  /** What stands in it is not handed on. */
  holds?: boolean | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, hideLabel, required, disabled, className, ...control } = props
  const { value, onValueChange, start, end, size = 'touch', holds, ...input } = control
  const told = useFullHint(value, props.maxLength, hint)
  return (
    <Field
      {...{ label, hint: told, error, hideLabel, required, disabled, className, holds }}
      empty={value.trim() === ''}
    >
      <div className={classNames(styles.box, size === 'primary' && styles.primary)}>
        {start != null && <span className={styles.slot}>{start}</span>}
        <Base.Control
          autoComplete="off"
          {...input}
          className={styles.input}
          value={value}
          onValueChange={(next) => onValueChange(next)}
          aria-required={required || undefined}
        />
        {end != null && <span className={classNames(styles.slot, typeof end === 'string' && styles.unit)}>{end}</span>}
      </div>
    </Field>
  )
}
