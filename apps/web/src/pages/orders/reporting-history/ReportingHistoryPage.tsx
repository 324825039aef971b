import { can } from '@takt/domain/ground/permissions.ts'
import type { ReportedRow } from '@takt/domain/scrap/report-history.ts'
import { scrapCard } from '@takt/domain/scrap/scrap-card.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EditIcon, InfoIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { chooseOrder } from '../../../data/chosen/chosen-order.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { OrderChoice } from './OrderChoice.tsx'
import styles from './ReportingHistoryPage.module.css'
import { useHistory } from './use-history.ts'
import { useHistoryColumns } from './use-history-columns.tsx'
import { ALL_ORDERS, useHistoryOrder } from './use-history-order.ts'

const titles = {
  'report-quantity-history': {
    title: 'title.report-quantity-history',
    route: 'reportQuantityHistory',
    kinds: ['good'],
  },
  'scrap-quantity-history': { title: 'title.scrap-quantity-history', route: 'scrapQuantityHistory', kinds: ['scrap'] },
  'reporting-history': { title: 'title.reporting-history', route: 'reportingHistory', kinds: ['good', 'scrap'] },
} as const

/** What was reported on an order, newest first: good, scrap, or both. */
export default function ReportingHistoryPage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { machine: machine_id = '' } = useRouteParams()
  const machine = useMachine(machine_id)
  const page = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) }) as keyof typeof titles
  const shownPage = page in titles ? page : 'reporting-history'
  const { title, kinds } = titles[shownPage]
  const { orders, order, all, choose } = useHistoryOrder(machine_id)
  const scrapOf = machine && order ? scrapCard(machine, order) : null
  const ofOrder = { card_no: order?.card_no ?? '', scrap_card_no: scrapOf?.card_no ?? '' }
  const load = useHistory({ machine_id, all, kinds, ...ofOrder })
  const columns = useHistoryColumns(kinds, all)
  const shown = useMemo(
    () => (load.rows ?? none).filter((row) => kinds.some((kind) => kind === row.kind)),
    [load.rows, kinds],
  )
  /** Each kind has an address of its own; the order stays chosen. */
  const show = (next: keyof typeof titles) => {
    const card_no = all ? ALL_ORDERS : order?.card_no
    if (card_no !== undefined) chooseOrder(machine_id, card_no)
    go(to(titles[next].route, { machine: machine_id }), { replace: true })
  }
  const byHand = can(session, 'can-manual-scrap') && can(session, 'report-quantity')
  const withScrap = kinds.some((kind) => kind === 'scrap')
  return (
    <PageFrame
      layout="list"
      title={text(title)}
      about={machine_id}
      back={to('machine', { machine: machine_id })}
      load={!all && (orders.rows === undefined || orders.rows.length === 0) ? orders : load}
      failed={text('wizard.list-failed')}
      tools={
        withScrap &&
        byHand &&
        !all &&
        order && (
          <>
            <Button
              icon={<EditIcon />}
              onClick={() => go(to('adjustScrap', { machine: machine_id, cardno: order.card_no }))}
            >
              {text('history.adjust')}
            </Button>
            <Button
              icon={<TrashIcon />}
              onClick={() => {
                chooseOrder(machine_id, order.card_no)
                go(to('manualScrap', { machine: machine_id }))
              }}
            >
              {text('history.add-manual')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.page}>
        <div className={styles.filters}>
          <OrderChoice orders={orders.rows ?? []} chosen={order} all={all} onChoose={choose} />
          <Segmented
            label={text('history.kind')}
            value={shownPage}
            onValueChange={show}
            options={[
              { value: 'reporting-history', label: text('history.all-kinds') },
              { value: 'report-quantity-history', label: text('history.good') },
              { value: 'scrap-quantity-history', label: text('history.scrap') },
            ]}
          />
        </div>
        {withScrap && !all && scrapOf?.noPreviousOperation && (
          <p className={styles.notice}>
            <InfoIcon size={20} /> {text('history.no-previous-operation')}
          </p>
        )}
        <DataTable
          label={text(title)}
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          empty={<EmptyState title={text(order || all ? 'history.none' : 'history.no-order')} />}
        />
      </div>
    </PageFrame>
  )
}

const none: readonly ReportedRow[] = []
const keyOf = ({ key }: { key: string }) => key
