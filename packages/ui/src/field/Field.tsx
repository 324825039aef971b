import { Field as Base } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx'
import { classNames } from '../class-names.ts'
import { WarningIcon } from '../icon/icons.tsx'
import styles from './Field.module.css'
import { useReportField } from './field-faults.ts'

/** What every field has around its control. */
export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Given, the control is marked invalid and the text is tied to it. */
  error?: ReactNode
  hideLabel?: boolean | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export interface FieldProps extends FieldTexts {
  /** `false` for controls that are buttons: a native label would press them. */
  nativeLabel?: boolean | undefined
  /** Nothing stands in it. */
  empty?: boolean | undefined
  /** What stands in it is not handed on. */
  holds?: boolean | undefined
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, hideLabel, required, disabled, nativeLabel = true, className, children } = props
  const invalid = error != null && error !== false && error !== ''
  const missing = required === true && props.empty === true && disabled !== true
  useReportField({ label, missing, wrong: invalid, holds: props.holds === true })
  const text = (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
  return (
    <Base.Root
      className={classNames(styles.field, className)}
      invalid={invalid}
      disabled={disabled}
      data-fault={missing || invalid || props.holds === true || undefined}
    >
      <Base.Label
        className={hideLabel ? styles.hiddenLabel : styles.label}
        nativeLabel={nativeLabel}
        render={nativeLabel ? undefined : <div />}
      >
        {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </Base.Label>
      {children}
      {invalid && (
        <Base.Error className={styles.error} match>
          <WarningIcon size={20} />
          {error}
        </Base.Error>
      )}
      {hint != null && <Base.Description className={styles.hint}>{hint}</Base.Description>}
    </Base.Root>
  )
}
