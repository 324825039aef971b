import { can } from '@takt/domain/ground/permissions.ts'
import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { BookingChanges } from '../../../parts/booking-changes/BookingChanges.tsx'
import { OrderPanels } from '../../../parts/order-details/OrderPanels.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { Signatures } from '../../../parts/signatures/Signatures.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** Everything about one order at one machine; of several runs their sum. */
export default function OrderDetailsPage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { machine: machine_id, cardno: card_no } = useRouteParams('orderDetails')
  const load = useLoad('get_order_details', { machine_id, card_no }, { reloadOn: ['OrderChanged', 'MachineChanged'] })
  const details = load.rows?.[0]
  return (
    <PageFrame
      layout="flow"
      title={details?.work_order_no ?? text('title.order-details')}
      about={`${machine_id} · ${text('cockpit.card', { card: card_no })}`}
      back={listOf(machine_id, details)}
      load={load}
      failed={text('orders.details-failed')}
      tools={
        details && (
          <>
            <BookingChanges of={{ machine_id, card_no }} name={details.work_order_no || card_no} />
            {details.start_date !== '' && can(session, 'can-manual-scrap') && (
              <Button
                icon={<EditIcon />}
                onClick={() => go(to('adjustScrap', { machine: machine_id, cardno: card_no }))}
              >
                {text('title.adjust-scrap')}
              </Button>
            )}
          </>
        )
      }
    >
      {details && <OrderPanels details={details} />}
      <Signatures isCard of={{ card_no }} />
    </PageFrame>
  )
}

/** The list this order stands in now. */
function listOf(machine: string, details: OrderDetails | undefined): string {
  if (details === undefined) return to('machine', { machine })
  if (details.is_running === 1) return to('runningOrders', { machine })
  return to(details.stop_date === '' ? 'plannedOrders' : 'finishedOrders', { machine })
}
