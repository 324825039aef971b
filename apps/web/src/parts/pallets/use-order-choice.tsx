import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { type ReactNode, useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PageLoad } from '../page-frame/PageFrame.tsx'

const MOST_OFFERED = 60

/** Which order of the machine a page is about: the one that runs, unless another is chosen. */
export function useOrderChoice(machine_id: string): {
  /** undefined until the orders are known, '' when there is none. */
  readonly card_no: string | undefined
  readonly load: PageLoad
  readonly field: ReactNode
} {
  const text = useText()
  const load = useLoad('get_running_and_finished_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const [chosen, setChosen] = useState('')
  const orders = [...(load.rows ?? [])].sort((a, b) => Number(a.end_time !== '') - Number(b.end_time !== ''))
  const known = orders.some(({ card_no }) => card_no === chosen)
  const card_no = load.rows === undefined ? undefined : known ? chosen : (orders[0]?.card_no ?? '')
  const field = orders.length > 0 && (
    <SelectField
      label={text('erp.order')}
      placeholder={text('erp.order')}
      value={card_no ?? ''}
      onValueChange={setChosen}
      options={orders.slice(0, MOST_OFFERED).map((order) => ({
        value: order.card_no,
        label: `${order.work_order_no} · ${order.card_no}${order.end_time === '' ? ` · ${text('print.order-runs')}` : ''}`,
      }))}
    />
  )
  return { card_no, load, field }
}
