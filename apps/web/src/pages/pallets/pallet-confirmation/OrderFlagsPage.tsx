import { can } from '@takt/domain/ground/permissions.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { KnownOrder } from '../../../parts/page-frame/KnownOrder.tsx'
import { FlagList } from '../../../parts/pallets/FlagList.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { choosingFlags } from './choosing-flags.ts'

/** All flags of one order, to be confirmed order by order. */
export default function OrderFlagsPage() {
  const text = useText()
  const session = useSession()
  const { machine: machine_id, cardno: card_no } = useRouteParams('orderToConfirm')
  const load = useLoad('get_order_confirmation_pallet_flags', { machine_id, card_no }, { reloadOn: ['PalletsChanged'] })
  return (
    <KnownOrder>
      <FlagList
        title={text('title.order-to-confirm')}
        place={[machine_id, load.rows?.[0]?.workOrderNo ?? '', text('cockpit.card', { card: card_no })]
          .filter(Boolean)
          .join(' · ')}
        back={to('orderConfirmation', { machine: machine_id })}
        load={load}
        empty={{ title: text('pallet.none-of-order'), text: text('pallet.none-of-order-text') }}
        choosing={can(session, 'confirm-orders') ? choosingFlags(machine_id) : undefined}
      />
    </KnownOrder>
  )
}
