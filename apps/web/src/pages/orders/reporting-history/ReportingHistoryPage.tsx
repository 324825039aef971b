import { can } from '@takt/domain/ground/permissions.ts'
import type { ReportedRow } from '@takt/domain/scrap/report-history.ts'
import { scrapCard } from '@takt/domain/scrap/scrap-card.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EditIcon, InfoIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useMemo } from 'react'
import { chooseOrder } from '../../../data/chosen/chosen-order.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName, useRouteParams } from '../../../routes/use-route-params.ts'
import { OrderChoice } from './OrderChoice.tsx'
import styles from './ReportingHistoryPage.module.css'
import { useHistory } from './use-history.ts'
import { useHistoryColumns } from './use-history-columns.tsx'
import { ALL_ORDERS, useHistoryOrder } from './use-history-order.ts'

const titles = {
  reportQuantityHistory: { title: 'title.report-quantity-history', kinds: ['good'] },
  scrapQuantityHistory: { title: 'title.scrap-quantity-history', kinds: ['scrap'] },
  reportingHistory: { title: 'title.reporting-history', kinds: ['good', 'scrap'] },
} as const
const routes = ['reportingHistory', 'reportQuantityHistory', 'scrapQuantityHistory'] as const

/** What was reported on an order, newest first: good, scrap, or both. */
export default function ReportingHistoryPage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { machine: machine_id } = useRouteParams(...routes)
  const machine = useMachine(machine_id)
  const shownPage = useRouteName(...routes)
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
    go(to(next, { machine: machine_id }), { replace: true })
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
              { value: 'reportingHistory', label: text('history.all-kinds') },
              { value: 'reportQuantityHistory', label: text('history.good') },
              { value: 'scrapQuantityHistory', label: text('history.scrap') },
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
