import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../../data/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import styles from '../../Quantity.module.css'
import { QuantityEntry, type QuantityEntrySettings } from '../../QuantityEntry.tsx'

interface PalletQuantitySettings extends QuantityEntrySettings {
  /** Pieces on a full pallet; 0 = not known. */
  preset: number
}

export default function PalletQuantityStep(props: StepProps<string, PalletQuantitySettings>) {
  const { value, settings, asked, blocked, change, prefill, next } = props
  const text = useText()
  const presetOnce = useEffectEvent(() => {
    if (value === '' && settings.preset > 0) prefill(String(settings.preset))
  })
  useEffect(() => presetOnce(), [])
  return (
    <div className={styles.quantity}>
      <QuantityEntry
        label={text('pallet.on-pallet')}
        unit={asked.order?.unit}
        {...{ value, settings, blocked, change, next }}
      />
    </div>
  )
}
