import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { InfoIcon, LayerUpIcon } from '@takt/ui/icon/icons.tsx'
import { chooseOrder } from '../../data/chosen/chosen-order.ts'
import { useSession } from '../../data/session/session.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import type { PanelProps } from '../define-panel.ts'
import { OrderWords } from '../OrderWords.tsx'
import row from '../PanelRow.module.css'
import { ReportButtons } from '../ReportButtons.tsx'
import { RestButton } from '../RestButton.tsx'

export interface FinishedOrderAnswer {
  readonly cancelled: 0 | 1
}

type Props = PanelProps<'finished-order', FinishedOrderAnswer>

export default function FinishedOrderPanel({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const number = useNumber()
  const go = useGo()
  const session = useSession()
  const { order } = selection
  const { machine_id: machine, card_no: cardno } = order
  /** The wizard begins with this order. */
  const open = (wizard: 'report-quantity' | 'scrap-quantity') => {
    chooseOrder(machine, cardno)
    go(`${to('finishedOrders', { machine })}/${wizard}`)
  }
  const reason = disabled({ cancelled: order.cancelled === 1 ? 0 : 1 })
  return (
    <div className={row.row}>
      <OrderWords
        head={[order.work_order_no, text('cockpit.card', { card: cardno })]}
        about={`${order.part_no} · ${number(order.card_good_qty)} / ${number(order.planned_op_qty)}`}
      />
      <Button size="primary" icon={<InfoIcon />} onClick={() => go(to('orderDetails', { machine, cardno }))}>
        {text('title.order-details')}
      </Button>
      <Button
        size="primary"
        icon={<LayerUpIcon />}
        onClick={() => {
          chooseOrder(machine, cardno)
          go(to('materialsFinished', { machine }))
        }}
      >
        {text('orders.materials')}
      </Button>
      <ReportButtons onOpen={open} />
      {can(session, 'report-quantity') && reason === undefined && (
        <RestButton order={order} pending={busy} onChange={(cancelled) => void perform({ cancelled })} />
      )}
    </div>
  )
}
