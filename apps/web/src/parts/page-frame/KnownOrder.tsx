import { callCodes } from '@takt/contract/ground/errors.ts'
import type { ReactNode } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { DeadEnd } from './DeadEnd.tsx'

/** Around a page of one order whose own loads answer nothing for a card that is not there: an empty form would be filled in. */
export function KnownOrder({ children }: { children: ReactNode }) {
  const text = useText()
  const { machine: machine_id = '', cardno: card_no = '' } = useRouteParams()
  const { error } = useLoad('get_order_details', { machine_id, card_no, p_order: 0 })
  if (error?.code !== callCodes.unknown) return children
  const way = { to: to('runningOrders', { machine: machine_id }), label: text('title.running-orders') }
  return <DeadEnd title={error.message} way={way} />
}
