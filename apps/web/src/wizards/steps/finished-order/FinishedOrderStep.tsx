import type { Order } from '@takt/domain/orders/model/order.ts'
import { orderToTake } from '@takt/domain/orders/wizard/available-orders.ts'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { takeChosenOrder } from '../../../data/chosen/chosen-order.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { useTakeFirst } from '../../engine/use-take-first.ts'
import { PickTable } from '../../PickTable.tsx'
import { useFieldColumns } from '../../use-field-columns.ts'
import { columns } from './columns.ts'

const rowKey = (order: Order) => String(order.record_no)
const codes = ({ card_no, work_order_no }: Order) => [card_no, work_order_no]

export default function FinishedOrderStep(props: StepProps<Order | null, { alsoRunning: boolean }>) {
  const { value, settings, asked, pick, jump } = props
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad('get_running_and_finished_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const { alsoRunning } = settings
  const orders = useMemo(
    () => load.rows?.filter(({ status }) => alsoRunning || status !== 'Running'),
    [load.rows, alsoRunning],
  )
  const [chosen] = useState(() => takeChosenOrder(machine_id))
  useTakeFirst(orders && orderToTake(orders, chosen), jump)
  return (
    <PickTable
      label={text('wizard.finished-order')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={orders}
      rowKey={rowKey}
      codes={codes}
      chosen={value && rowKey(value)}
      onPick={pick}
      words={{
        empty: text('wizard.finished-order.none'),
      }}
    />
  )
}
