import { Field as Base } from '@base-ui/react/field'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { parseHexColor } from '../color/hex-color.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'

export interface ColorFieldProps extends FieldTexts {
  /** `#rrggbb` */
  value: string
  onValueChange: (value: string) => void
  /** Names the square that opens the system's colour picker. */
  pickLabel: string
}

export function ColorField(props: ColorFieldProps) {
  const { label, hint, error, hideLabel, required, disabled, className, value, onValueChange, pickLabel } = props
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <Field {...{ label, hint, error, hideLabel, required, disabled, className }}>
      <div className={styles.box}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={pickLabel}
          disabled={disabled}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        <Base.Control
          className={classNames(styles.input, styles.hex)}
          autoComplete="off"
          spellCheck={false}
          value={typing ?? value}
          onValueChange={(text) => {
            setTyping(text)
            const hex = parseHexColor(text)
            // Three digits may be the beginning of six: they count only when the field is left.
            if (hex !== null && text.replace('#', '').length === 6) onValueChange(hex)
          }}
          onBlur={() => {
            const hex = parseHexColor(typing ?? value)
            if (typing !== null && hex !== null) onValueChange(hex)
            setTyping(null)
          }}
        />
      </div>
    </Field>
  )
}
