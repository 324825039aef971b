import { waitingFlags } from '@takt/domain/orders/confirm-order.ts'
import { type OrderPallets, palletsOf } from '@takt/domain/pallets/order-pallets.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { QuantityEntry } from '../../QuantityEntry.tsx'
import { noLimits } from '../../quantity-verdict.ts'
import { OrderFlags } from './OrderFlags.tsx'
import styles from './OrderPalletsStep.module.css'

export interface OrderPalletsSettings {
  /** Good pieces that are booked of the order. */
  booked: number
  decimals: boolean
  /** Who confirms. */
  employee: string
}

/** The ERP takes a pallet whenever it likes: the flags are asked for again while they are looked at. */
const LOOK_AGAIN_SECONDS = 10

export default function OrderPalletsStep(props: StepProps<OrderPallets, OrderPalletsSettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  const load = useFlags(props)
  return (
    <div className={styles.pallets}>
      <OrderFlags load={load} asked={asked} employee={settings.employee} />
      <div className={styles.entry}>
        {value.raised && (
          <p className={styles.raised} role="status">
            {text('wizard.order-pallets.raised', { least: value.quantity })}
          </p>
        )}
        <QuantityEntry
          label={text('wizard.order-pallets.quantity')}
          unit={asked.order?.unit}
          touch={asked.touch}
          value={value.quantity}
          settings={{ ...noLimits, decimals: settings.decimals }}
          change={(quantity) => change({ ...value, quantity, raised: false })}
          {...{ blocked, next }}
        />
      </div>
    </div>
  )
}

function useFlags({ value, settings, asked, prefill, jump }: StepProps<OrderPallets, OrderPalletsSettings>) {
  const { machine_id } = asked.machine
  const card_no = asked.order?.card_no ?? ''
  const load = useLoad(
    'get_order_confirmation_pallet_flags',
    { machine_id, card_no },
    { enabled: card_no !== '', everySeconds: LOOK_AGAIN_SECONDS, reloadOn: ['PalletsChanged'] },
  )
  const { rows } = load
  const take = useEffectEvent((flags: NonNullable<typeof rows>) => {
    if (value.card_no === card_no) return prefill({ ...value, flags })
    const first = palletsOf(card_no, flags, settings.booked)
    prefill(first)
    if (waitingFlags(flags).length === 0) jump(first)
  })
  useEffect(() => {
    if (rows) take(rows)
  }, [rows])
  return load
}
