import { Checkbox as Base } from '@base-ui/react/checkbox'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { useReadOnly } from '../field/read-only.ts'
import { CheckIcon, MinusIcon } from '../icon/icons.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Some but not all of what it stands for. */
  indeterminate?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const { label, checked, onCheckedChange, indeterminate = false, disabled, className } = props
  const id = useId()
  const readOnly = useReadOnly()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, which the linter cannot see through Base UI
    <label className={classNames(styles.row, className)}>
      <Base.Root
        className={styles.box}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        indeterminate={indeterminate}
        disabled={disabled || readOnly}
        aria-labelledby={id}
      >
        <Base.Indicator className={styles.tick}>
          {indeterminate ? <MinusIcon size={20} /> : <CheckIcon size={20} />}
        </Base.Indicator>
      </Base.Root>
      <span id={id}>{label}</span>
    </label>
  )
}
