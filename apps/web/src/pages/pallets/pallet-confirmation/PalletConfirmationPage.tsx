import { can } from '@takt/domain/ground/permissions.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FlagList } from '../../../parts/pallets/FlagList.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { choosingFlags } from './choosing-flags.ts'

/** The machine's flags that the ERP does not have yet. */
export default function PalletConfirmationPage() {
  const text = useText()
  const session = useSession()
  const { machine: machine_id } = useRouteParams('palletConfirmation')
  const load = useLoad('get_unconfirmed_pallet_flags', { machine_id }, { reloadOn: ['PalletsChanged'] })
  return (
    <FlagList
      title={text('title.pallet-confirmation')}
      place={machine_id}
      back={to('machine', { machine: machine_id })}
      load={load}
      empty={{ title: text('pallet.none-open'), text: text('pallet.none-open-text') }}
      choosing={can(session, 'confirm-orders') ? choosingFlags(machine_id) : undefined}
    />
  )
}
