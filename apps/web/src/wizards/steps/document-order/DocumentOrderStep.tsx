import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { availableOrders, orderToTake } from '@takt/domain/orders/wizard/available-orders.ts'
import { plannedAsOrder } from '@takt/domain/orders/wizard/planned-pick.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { takeChosenOrder } from '../../../data/chosen/chosen-order.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { useTakeFirst } from '../../engine/use-take-first.ts'
import { PickTable } from '../../PickTable.tsx'
import { useFieldColumns } from '../../use-field-columns.ts'
import { columns } from './columns.ts'
import type { DocumentOrderSettings, DocumentsOf } from './documents-of.ts'

const rowKey = ({ card_no }: RunningOrder) => card_no
const codes = ({ card_no, work_order_no }: RunningOrder) => [card_no, work_order_no]
const textOf = (row: RunningOrder) => `${row.card_no} ${row.work_order_no} ${row.part_no} ${row.part_description}`

export default function DocumentOrderStep(props: StepProps<DocumentsOf | null, DocumentOrderSettings>) {
  const { value, settings, asked, pick, jump } = props
  const text = useText()
  const { machine_id } = asked.machine
  const [typed, setTyped] = useState('')
  const [chosen] = useState(() => takeChosenOrder(machine_id))
  const [running, planned] = [settings.from !== 'planned', settings.from !== 'running']
  const now = useLoad('get_running_orders', { machine_id }, { enabled: running, reloadOn: ['OrderChanged'] })
  const next = useLoad('get_planned_orders', { machine_id }, { enabled: planned, reloadOn: ['OrderChanged'] })
  const rows = useMemo(() => {
    if ((running && !now.rows) || (planned && !next.rows)) return undefined
    // Another part of the screen may have loaded what this list does not ask for.
    const both = { now: running ? (now.rows ?? []) : [], next: planned ? (next.rows ?? []) : [] }
    return [...availableOrders(both.now), ...both.next.map(plannedAsOrder)]
  }, [running, planned, now.rows, next.rows])
  useTakeFirst(rows && orderToTake(rows, chosen), (order) => jump({ order }))
  const failed = now.error ? now : next
  return (
    <PickTable
      label={text('wizard.document-order')}
      columns={useFieldColumns(columns)}
      load={{
        loading: now.loading || next.loading,
        error: now.error ?? next.error,
        reload: failed.reload,
      }}
      rows={rows}
      rowKey={rowKey}
      codes={codes}
      chosen={value?.order ? rowKey(value.order) : null}
      onPick={(order) => pick({ order })}
      search={{ typed, textOf, onType: setTyped }}
      tools={
        settings.from === 'both' && (
          <Button size="primary" onClick={() => pick({ order: null })}>
            {text('documents.without-order')}
          </Button>
        )
      }
      words={{
        loading: text('documents.orders-loading'),
        failed: text('documents.orders-failed'),
        empty: text('documents.orders-none'),
      }}
    />
  )
}
