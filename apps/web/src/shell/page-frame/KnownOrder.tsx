import { callCodes } from '@takt/contract/errors.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import type { ReactNode } from 'react'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import styles from './KnownOrder.module.css'

/** Around a page of one order whose own loads answer nothing for a card that is not there: an empty form would be filled in. */
export function KnownOrder({ children }: { children: ReactNode }) {
  const text = useText()
  const { machine: machine_id = '', cardno: card_no = '' } = useRouteParams()
  const { error } = useLoad('get_order_details', { machine_id, card_no, p_order: 0 })
  if (error?.code !== callCodes.unknown) return children
  return (
    <EmptyState
      className={styles.page}
      icon={<WarningIcon size={40} />}
      title={error.message}
      action={
        <AppLink className={styles.link} to={to('runningOrders', { machine: machine_id })}>
          {text('title.running-orders')}
        </AppLink>
      }
    />
  )
}
