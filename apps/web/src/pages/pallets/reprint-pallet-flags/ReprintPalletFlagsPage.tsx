import { afterReprint } from '@takt/domain/ground/navigation/path-rewrites.ts'
import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { useBarRows } from '../../../parts/pallets/use-bar-rows.ts'
import { flagKey, useFlagColumns } from '../../../parts/pallets/use-flag-columns.tsx'
import { useOrderChoice } from '../../../parts/pallets/use-order-choice.tsx'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

const none: readonly PalletFlag[] = []

/** The flags of an order that hold, to be printed once more. It leads back to where it was opened from. */
export default function ReprintPalletFlagsPage() {
  const text = useText()
  const go = useGo()
  const { machine: machine_id } = useRouteParams('reprintPalletFlags')
  const back = afterReprint(useLocation({ select: ({ pathname }) => pathname }))
  const order = useOrderChoice(machine_id)
  const card_no = order.card_no ?? ''
  const load = useLoad(
    'get_order_confirmation_pallet_flags',
    { machine_id, card_no },
    { reloadOn: ['PalletsChanged'], enabled: card_no !== '' },
  )
  const flags = useMemo(() => load.rows?.filter(({ status }) => status === ''), [load.rows])
  const columns = useFlagColumns()
  const chosen = useBarRows<PalletFlag>({
    rows: flags,
    keyOf: flagKey,
    chosenIn: (selection) => (selection?.kind === 'flags-to-reprint' ? selection.of.flags : none),
    selectionOf: (rows) => ({
      kind: 'flags-to-reprint',
      of: { machine_id, flags: rows, onDone: () => go(back, { replace: true }) },
    }),
  })
  return (
    <PageFrame
      layout="list"
      title={text('title.reprint-pallet-flags')}
      about={machine_id}
      back={back}
      load={card_no === '' ? order.load : load}
      failed={text('erp.failed-to-load')}
      tools={order.field}
    >
      <DataTable
        label={text('title.reprint-pallet-flags')}
        columns={columns}
        rows={flags ?? none}
        rowKey={flagKey}
        selectedKeys={chosen.keys}
        onSelect={chosen.toggle}
        empty={<EmptyState title={text('pallet.none-of-order')} text={text('pallet.none-of-order-text')} />}
      />
    </PageFrame>
  )
}
