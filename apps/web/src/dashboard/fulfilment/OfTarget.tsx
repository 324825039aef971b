import { formatValue } from '@takt/domain/ground/format-value.ts'
import type { Plant } from '../define-widget.ts'
import styles from './Fulfilment.module.css'

/** What was made of what was to be made; in a narrow column one above the other, each number whole. */
export function OfTarget(on: { readonly made: number; readonly target: number; readonly plant: Plant }) {
  const whole = (value: number) => formatValue('round-0', value, on.plant)
  return (
    <>
      <b className={styles.number}>{whole(on.made)}</b> <span className={styles.number}>{`/ ${whole(on.target)}`}</span>
    </>
  )
}
