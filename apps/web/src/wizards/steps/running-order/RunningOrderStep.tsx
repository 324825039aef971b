import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { availableOrders, orderToTake } from '@takt/domain/orders/wizard/available-orders.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { useTakeFirst } from '../../engine/use-take-first.ts'
import { PickTable } from '../../PickTable.tsx'
import { useFieldColumns } from '../../use-field-columns.ts'
import { columns } from './columns.ts'

const rowKey = (order: RunningOrder) => String(order.record_no)
const codes = ({ card_no, work_order_no }: RunningOrder) => [card_no, work_order_no]

export default function RunningOrderStep({ value, asked, pick, jump }: StepProps<RunningOrder | null, NoSettings>) {
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const orders = useMemo(() => load.rows && availableOrders(load.rows), [load.rows])
  useTakeFirst(orders && orderToTake(orders), jump)
  return (
    <PickTable
      label={text('wizard.running-order')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={orders}
      rowKey={rowKey}
      codes={codes}
      chosen={value && rowKey(value)}
      onPick={pick}
      words={{
        loading: text('wizard.running-order.loading'),
        failed: text('wizard.running-order.failed'),
        empty: text('wizard.running-order.none'),
        hint: text('wizard.running-order.none-hint'),
      }}
    />
  )
}
