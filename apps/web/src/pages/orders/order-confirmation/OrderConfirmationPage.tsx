import { can } from '@takt/domain/ground/permissions.ts'
import type { OrderToConfirm } from '@takt/domain/orders/model/pallet-flag.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { MachineWizard } from '../../../wizards/frame/MachineWizard.tsx'
import { orderConfirmation } from '../../../wizards/order-confirmation/order-confirmation.wizard.ts'

/** At a machine whoever may confirm is led through it; all others, and the page of all machines, have a list. */
export default function OrderConfirmationPage() {
  const session = useSession()
  const { machine } = useRouteParams('orderConfirmation', 'orderConfirmationOfAll')
  if (machine !== undefined && can(session, 'confirm-orders')) return <MachineWizard wizard={orderConfirmation} />
  return <OrdersToConfirm machine_id={machine} />
}

/** Orders with flags that nobody has confirmed, of a machine or of all; a press opens the flags of one. */
function OrdersToConfirm({ machine_id }: { machine_id: string | undefined }) {
  const text = useText()
  const go = useGo()
  const load = useLoad('get_orders_to_confirm', machine_id === undefined ? {} : { machine_id }, {
    reloadOn: ['PalletsChanged'],
  })
  const columns = useOrderColumns(machine_id === undefined)
  const open = (key: string) => {
    const order = load.rows?.find((row) => keyOf(row) === key)
    if (order) go(to('orderToConfirm', { machine: order.machine_id, cardno: order.card_no }))
  }
  const count = load.rows && text('orders.count', { count: load.rows.length })
  return (
    <PageFrame
      layout="list"
      title={text('title.order-confirmation')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={machine_id === undefined ? undefined : to('machine', { machine: machine_id })}
      load={load}
      failed={text('erp.failed-to-load')}
    >
      <DataTable
        label={text('title.order-confirmation')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        onSelect={open}
        empty={<EmptyState title={text('pallet.none-open')} text={text('pallet.none-open-text')} />}
      />
    </PageFrame>
  )
}

const none: readonly OrderToConfirm[] = []
const keyOf = ({ machine_id, card_no }: OrderToConfirm) => `${machine_id} ${card_no}`

function useOrderColumns(withMachine: boolean): readonly TableColumn<OrderToConfirm>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  return useMemo(() => {
    const machine: TableColumn<OrderToConfirm> = {
      key: 'machine_id',
      header: text('erp.machine'),
      width: Math.max(phone ? 90 : 130, widthFor([text('erp.machine')])),
      sortValue: (row) => row.machine_id,
      cell: (row) => row.machine_id,
    }
    const order: TableColumn<OrderToConfirm> = {
      key: 'work_order_no',
      header: text('erp.order'),
      minWidth: phone ? 118 : 130,
      sortValue: (row) => row.work_order_no,
      cell: (row) => <TwoLines strong first={row.work_order_no} second={phone ? row.part_no : row.card_no} />,
    }
    const part: TableColumn<OrderToConfirm> = {
      key: 'part_no',
      header: text('pallet.part'),
      minWidth: 140,
      sortValue: (row) => row.part_no,
      cell: (row) => row.part_no,
    }
    const flags: TableColumn<OrderToConfirm> = {
      key: 'flags_waiting',
      header: text('pallet.flags-waiting'),
      width: phone ? Math.max(100, widthFor(text('pallet.flags-waiting').split(' '))) : 170,
      align: 'end',
      sortValue: (row) => row.flags_waiting,
      cell: (row) => number(row.flags_waiting),
    }
    const quantity: TableColumn<OrderToConfirm> = {
      key: 'quantity',
      header: text('erp.quantity'),
      width: phone ? 90 : 140,
      align: 'end',
      sortValue: (row) => row.quantity,
      cell: (row) => number(row.quantity),
    }
    const first = withMachine ? [machine] : []
    return phone ? [...first, order, flags] : [...first, order, part, flags, quantity]
  }, [text, number, phone, withMachine])
}
