import { Field as Base } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'
import { useFullHint } from './use-full-hint.ts'

type NativeTextArea = Pick<
  ComponentProps<'textarea'>,
  'rows' | 'maxLength' | 'placeholder' | 'name' | 'autoFocus' | 'id' | 'lang'
>

export interface TextAreaProps extends FieldTexts, NativeTextArea {
  value: string
  onValueChange: (value: string) => void
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, hideLabel, required, disabled, className, ...control } = props
  const { value, onValueChange, ...area } = control
  const told = useFullHint(value, props.maxLength, hint)
  return (
    <Field {...{ label, hint: told, error, hideLabel, required, disabled, className }} empty={value.trim() === ''}>
      <div className={styles.box}>
        <Base.Control
          render={<textarea {...area} />}
          className={classNames(styles.input, styles.textarea)}
          value={value}
          onValueChange={(next) => onValueChange(next)}
          aria-required={required || undefined}
        />
      </div>
    </Field>
  )
}
