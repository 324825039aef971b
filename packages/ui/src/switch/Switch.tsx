import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { useReadOnly } from '../field/read-only.ts'
import { CheckIcon } from '../icon/icons.tsx'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: ReactNode
  description?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** `end` for a list of settings, `start` for a single switch among other controls. */
  switchAt?: 'start' | 'end' | undefined
  className?: string | undefined
}

export function Switch(props: SwitchProps) {
  const { label, description, checked, onCheckedChange, disabled, switchAt = 'end', className } = props
  const id = useId()
  const readOnly = useReadOnly()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, which the linter cannot see through Base UI
    <label className={classNames(styles.row, switchAt === 'start' && styles.start, className)}>
      <span className={styles.texts}>
        <span id={`${id}l`} className={styles.label}>
          {label}
        </span>
        {description != null && (
          <span id={`${id}d`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <Base.Root
        className={styles.track}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled || readOnly}
        aria-labelledby={`${id}l`}
        aria-describedby={description == null ? undefined : `${id}d`}
      >
        <Base.Thumb className={styles.thumb}>
          <CheckIcon size={18} />
        </Base.Thumb>
      </Base.Root>
    </label>
  )
}
