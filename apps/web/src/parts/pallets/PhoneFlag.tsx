import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { ReactNode } from 'react'
import styles from './PhoneFlag.module.css'

interface PhoneFlagProps {
  about: string
  state: ReactNode
  /** Its number, or why it was not taken. */
  second: string
}

/** A pallet flag on a phone: in a column beside its state the number would lose its last digits. */
export function PhoneFlag({ about, state, second }: PhoneFlagProps) {
  return (
    <TwoLines
      first={
        <span className={styles.first}>
          <strong>{about}</strong>
          {state}
        </span>
      }
      second={second}
    />
  )
}
