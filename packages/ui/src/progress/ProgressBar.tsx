import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** `null` where the end is not known. */
  value: number | null
  max?: number | undefined
  /** What the bar says in words, e.g. `128 of 400`. */
  valueText?: string | undefined
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined
  /** Label and value are read by screen readers only. */
  hideTexts?: boolean | undefined
  className?: string | undefined
}

export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, tone = 'accent', hideTexts = false, className } = props
  const labelId = useId()
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max))
  return (
    <div className={classNames(styles.progress, className)}>
      {!hideTexts && (
        <div className={styles.texts}>
          <span id={labelId}>{label}</span>
          {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={hideTexts ? undefined : labelId}
        aria-label={hideTexts ? label : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value === null ? undefined : Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
      >
        <div
          className={classNames(styles.bar, styles[tone], share === null && styles.unknown)}
          style={share === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
