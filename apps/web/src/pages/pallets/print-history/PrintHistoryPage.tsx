import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PrintIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { PrintJobTable } from '../../../parts/pallets/PrintJobTable.tsx'
import { useOrderChoice } from '../../../parts/pallets/use-order-choice.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName, useRouteParams } from '../../../routes/use-route-params.ts'

/** What was printed of an order: its pallet flags, or its labels. */
export default function PrintHistoryPage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { machine: machine_id } = useRouteParams('palletFlagHistory', 'labelHistory')
  const kind = useRouteName('palletFlagHistory', 'labelHistory') === 'labelHistory' ? 'label' : 'flag'
  const order = useOrderChoice(machine_id)
  const card_no = order.card_no ?? ''
  const load = useLoad(
    'get_print_history',
    { machine_id, card_no, kind },
    { reloadOn: ['PalletsChanged'], enabled: card_no !== '' },
  )
  const title = text(kind === 'flag' ? 'title.pallet-flag-history' : 'title.label-history')
  const reprints = kind === 'flag' && can(session, 'report-quantity')
  return (
    <PageFrame
      layout="list"
      title={title}
      about={[machine_id, load.rows && text('print.count', { count: load.rows.length })].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={card_no === '' ? order.load : load}
      failed={text('erp.failed-to-load')}
      tools={
        <>
          {order.field}
          {reprints && (
            <Button
              icon={<PrintIcon />}
              onClick={() => go(`${to('palletFlagHistory', { machine: machine_id })}/reprint-pallet-flags`)}
            >
              {text('title.reprint-pallet-flags')}
            </Button>
          )}
        </>
      }
    >
      <PrintJobTable
        label={title}
        machine_id={machine_id}
        rows={card_no === '' ? [] : load.rows}
        empty={<EmptyState title={text(card_no === '' ? 'print.no-order' : 'print.nothing')} />}
      />
    </PageFrame>
  )
}
