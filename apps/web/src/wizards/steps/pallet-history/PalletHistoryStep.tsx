import type { PalletHistoryRow } from '@takt/domain/model/pallet-flag.ts'
import { palletSums } from '@takt/domain/pallets/pallet-history.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useEffect, useMemo } from 'react'
import { dayAndTime } from '../../../data/format.ts'
import { useLanguage } from '../../../data/language.ts'
import { useSession } from '../../../data/session.ts'
import { useLoad } from '../../../data/use-load.ts'
import { useText } from '../../../data/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { usePhone } from '../../engine/use-phone.ts'
import { Fact, Facts } from '../../Facts.tsx'
import styles from './PalletHistoryStep.module.css'
import type { PalletHistoryValue } from './pallet-history.step.ts'

export default function PalletHistoryStep({ value, asked, change }: StepProps<PalletHistoryValue | null, NoSettings>) {
  const text = useText()
  const language = useLanguage()
  const { machine_id } = asked.machine
  const { order } = asked
  const card_no = order?.card_no ?? ''
  const enabled = card_no !== ''
  const history = useLoad('get_pallet_history', { card_no }, { enabled, reloadOn: ['PalletsChanged'] })
  const print = useLoad('get_print_order', { machine_id, card_no }, { enabled })
  const pack_qty = print.rows?.[0]?.pack_qty
  const isTold = value !== null && value.card_no === card_no && value.pack_qty === pack_qty
  useEffect(() => {
    if (pack_qty !== undefined && !isTold) change({ card_no, pack_qty })
  })
  const columns = useHistoryColumns()
  const planned = order?.planned_op_qty ?? 0
  const { total, remainder } = palletSums(planned, history.rows ?? [])
  const error = history.error ?? print.error
  const reload = () => void Promise.all([history.reload(), print.reload()])
  return (
    <div className={styles.history}>
      <Facts>
        <Fact label={text('wizard.column.work_order_no')}>{order?.work_order_no ?? ''}</Fact>
        <Fact label={text('wizard.quantity.planned')}>{numberText(planned, language)}</Fact>
        <Fact label={text('pallet.total')}>{numberText(total, language)}</Fact>
        <Fact label={text('pallet.remainder')} over={remainder < 0 && text('wizard.quantity.over')} strong>
          {numberText(remainder, language)}
        </Fact>
      </Facts>
      <div className={styles.table}>
        <DataTable
          label={text('wizard.pallet-history')}
          columns={columns}
          rows={history.rows ?? none}
          rowKey={rowKey}
          rowClassName={(row) => (row.status === 'Cancelled' ? styles.cancelled : undefined)}
          loading={history.loading ? <LoadingState label={text('shell.loading')} /> : undefined}
          error={
            error && (history.rows === undefined || pack_qty === undefined) ? (
              <ErrorState
                message={text('erp.failed-to-load')}
                text={error.message}
                retryLabel={text('wizard.retry')}
                onRetry={reload}
              />
            ) : undefined
          }
          empty={<EmptyState title={text('pallet.none-yet')} />}
        />
      </div>
    </div>
  )
}

const none: readonly PalletHistoryRow[] = []
const rowKey = ({ record_no }: PalletHistoryRow) => String(record_no)

function useHistoryColumns(): readonly TableColumn<PalletHistoryRow>[] {
  const text = useText()
  const language = useLanguage()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const date: TableColumn<PalletHistoryRow> = {
      key: 'date',
      header: text('print.date'),
      width: 190,
      cell: (row) => dayAndTime(Date.parse(row.date), { timeZone }),
    }
    const number: TableColumn<PalletHistoryRow> = {
      key: 'erp_id',
      header: text('pallet.erp-id'),
      minWidth: 190,
      cell: (row) => row.erp_id,
    }
    const quantity: TableColumn<PalletHistoryRow> = {
      key: 'good_qty',
      header: text('erp.quantity'),
      width: 100,
      align: 'end',
      cell: (row) => numberText(row.good_qty, language),
    }
    const status: TableColumn<PalletHistoryRow> = {
      key: 'status',
      header: text('erp.state'),
      width: 130,
      cell: (row) => (row.status === 'Cancelled' ? text('pallet.state-cancelled') : ''),
    }
    return phone ? [number, quantity] : [date, number, quantity, status]
  }, [text, language, phone, timeZone])
}
