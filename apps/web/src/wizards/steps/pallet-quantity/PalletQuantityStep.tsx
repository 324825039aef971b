import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import styles from '../../Quantity.module.css'
import { QuantityEntry, type QuantityEntrySettings } from '../../QuantityEntry.tsx'
import { entryOf, type PalletQuantity } from './entered-quantity.ts'

interface PalletQuantitySettings extends QuantityEntrySettings {
  /** Pieces on a full pallet; 0 = not known. */
  preset: number
}

export default function PalletQuantityStep(props: StepProps<PalletQuantity, PalletQuantitySettings>) {
  const { value, settings, asked, blocked, change, prefill, next } = props
  const text = useText()
  const card_no = asked.order?.card_no ?? ''
  const presetOnce = useEffectEvent(() => {
    if (value.card_no !== card_no) prefill({ card_no, entry: settings.preset > 0 ? String(settings.preset) : '' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is the occasion
  useEffect(() => presetOnce(), [card_no])
  return (
    <div className={styles.quantity}>
      <QuantityEntry
        label={text('pallet.on-pallet')}
        unit={asked.order?.unit}
        touch={asked.touch}
        value={entryOf(value, asked.order)}
        change={(entry) => change({ card_no, entry })}
        {...{ settings, blocked, next }}
      />
    </div>
  )
}
