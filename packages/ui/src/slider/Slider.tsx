import { Slider as Base } from '@base-ui/react/slider'
import { useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Slider.module.css'
import { typedSliderValue } from './slider-value.ts'

export interface SliderProps {
  label: string
  value: number
  /** Every change, also while dragging. */
  onValueChange: (value: number) => void
  /** The value the drag, key press or typing ended with. */
  onValueCommitted?: ((value: number) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  unit?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Slider(props: SliderProps) {
  const { label, value, onValueChange, onValueCommitted, min = 0, max = 100, step = 1, unit, disabled } = props
  const labelId = useId()
  const [typing, setTyping] = useState<string | null>(null)

  const endTyping = () => {
    if (typing === null) return
    const next = typedSliderValue(typing, { min, max, step })
    setTyping(null)
    onValueChange(next)
    onValueCommitted?.(next)
  }

  return (
    <Base.Root
      className={classNames(styles.slider, props.className)}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      onValueCommitted={(next) => onValueCommitted?.(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      aria-labelledby={labelId}
    >
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          <Base.Thumb className={styles.thumb} aria-labelledby={labelId} />
        </Base.Track>
      </Base.Control>
      <span className={styles.typed}>
        <input
          className={styles.input}
          aria-labelledby={labelId}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={typing ?? `${value}`}
          onChange={(event) => setTyping(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={endTyping}
          onKeyDown={(event) => event.key === 'Enter' && endTyping()}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </Base.Root>
  )
}
