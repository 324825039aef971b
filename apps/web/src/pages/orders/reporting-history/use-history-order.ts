import type { Order } from '@takt/domain/orders/model/order.ts'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { takeChosenOrder } from '../../../data/chosen/chosen-order.ts'

/** In place of a card number. */
export const ALL_ORDERS = '*'

/** The order whose history is shown: the selected one, else what runs, else what ended last. */
export function useHistoryOrder(machine_id: string) {
  const orders = useLoad('get_running_and_finished_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const [chosen, setChosen] = useState(() => ({ machine_id, card_no: takeChosenOrder(machine_id) }))
  const wanted = chosen.machine_id === machine_id ? chosen.card_no : null
  const rows = orders.rows
  const order: Order | null =
    rows?.find(({ card_no }) => card_no === wanted) ??
    rows?.find(({ status }) => status === 'Running') ??
    rows?.[0] ??
    null
  return {
    orders,
    order,
    /** Nobody asked for one order. */
    all: wanted === ALL_ORDERS,
    choose: (card_no: string) => setChosen({ machine_id, card_no }),
  }
}
