import { Slider as Base } from '@base-ui/react/slider'
import { useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Slider.module.css'
import { typedSliderValue } from './slider-value.ts'
import { useSettled } from './use-settled.ts'

export interface SliderProps {
  label: string
  value: number
  /** The value that was settled on: D-LIMIT-18. */
  onValueChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  unit?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Slider(props: SliderProps) {
  const { label, min = 0, max = 100, step = 1, unit, disabled } = props
  const labelId = useId()
  const { value, change, settle } = useSettled(props.value, props.onValueChange)
  const [typing, setTyping] = useState<string | null>(null)

  const endTyping = () => {
    if (typing === null) return
    setTyping(null)
    change(typedSliderValue(typing, { min, max, step }))
  }

  return (
    <Base.Root
      className={classNames(styles.slider, props.className)}
      value={value}
      onValueChange={(next) => change(next)}
      onBlur={settle}
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
