import { Button } from '@takt/ui/button/Button.tsx'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { FileIcon } from '@takt/ui/icon/document-icons.tsx'
import { InfoIcon } from '@takt/ui/icon/icons.tsx'
import { chooseOrder } from '../../data/chosen/chosen-order.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import type { PanelProps } from '../define-panel.ts'
import { OrderWords } from '../OrderWords.tsx'
import styles from '../PanelRow.module.css'
import { ReportButtons } from '../ReportButtons.tsx'

export default function RunningOrderLinksPanel({ selection }: PanelProps<'running-order', never>) {
  const text = useText()
  const number = useNumber()
  const go = useGo()
  const atMachine = useMatchedRoute()?.facts.layout === 'machine-interface'
  const { orders } = selection
  const [first] = orders
  if (!first) return null
  const { machine_id: machine, card_no: cardno } = first
  const one = orders.length === 1
  /** The wizard begins with this order. */
  const open = (wizard: 'report-quantity' | 'scrap-quantity') => {
    chooseOrder(machine, cardno)
    go(to(wizard === 'report-quantity' ? 'reportQuantity' : 'scrapQuantity', { machine }))
  }
  return (
    <div className={styles.row}>
      <OrderWords
        head={[machine, ...orders.map(({ work_order_no }) => work_order_no)]}
        about={
          one
            ? `${first.part_no} · ${number(first.card_good_qty)} / ${number(first.planned_op_qty)}`
            : text('orders.chosen', { count: orders.length })
        }
      />
      {!atMachine && (
        <Button size="primary" icon={<ArrowRightIcon />} onClick={() => go(to('machine', { machine }))}>
          {text('panel.open-machine')}
        </Button>
      )}
      {one && (
        <Button size="primary" icon={<InfoIcon />} onClick={() => go(to('orderDetails', { machine, cardno }))}>
          {text('title.order-details')}
        </Button>
      )}
      {one && (
        <Button
          size="primary"
          icon={<FileIcon />}
          onClick={() => {
            chooseOrder(machine, cardno)
            go(to('runningOrderDocuments', { machine }))
          }}
        >
          {text('orders.documents')}
        </Button>
      )}
      {one && <ReportButtons onOpen={open} />}
    </div>
  )
}
