import type { PalletHistoryRow } from '@takt/domain/orders/model/pallet-flag.ts'
import { palletSums } from '@takt/domain/pallets/pallet-history.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { MOMENT_WIDTH } from '@takt/ui/table/table-column.ts'
import { useEffect } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { Fact, Facts } from '../../Facts.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'
import styles from './PalletHistoryStep.module.css'

/** What the pallet history knows of the order that was picked. */
export interface PalletHistoryValue {
  readonly card_no: string
  /** Pieces on a full pallet; 0 = not known. */
  readonly pack_qty: number
  /** Pieces on the flags that are there already. */
  readonly on_flags: number
}

export default function PalletHistoryStep({ value, asked, prefill }: StepProps<PalletHistoryValue | null, NoSettings>) {
  const text = useText()
  const language = useLanguage()
  const { machine_id } = asked.machine
  const { order } = asked
  const card_no = order?.card_no ?? ''
  const enabled = card_no !== ''
  const history = useLoad('get_pallet_history', { card_no }, { enabled, reloadOn: ['PalletsChanged'] })
  const print = useLoad('get_print_order', { machine_id, card_no }, { enabled })
  const pack_qty = print.rows?.[0]?.pack_qty
  const planned = order?.planned_op_qty ?? 0
  const { total, remainder } = palletSums(planned, history.rows ?? [])
  const on_flags = history.rows && total
  const isTold = value?.card_no === card_no && value.pack_qty === pack_qty && value.on_flags === on_flags
  useEffect(() => {
    if (pack_qty !== undefined && on_flags !== undefined && !isTold) prefill({ card_no, pack_qty, on_flags })
  })
  const error = history.error ?? print.error
  const reload = () => void Promise.all([history.reload(), print.reload()])
  return (
    <div className={styles.history}>
      <Facts>
        <Fact label={text('wizard.column.work_order_no')}>{order?.work_order_no ?? ''}</Fact>
        <Fact label={text('wizard.quantity.planned')}>{numberText(planned, language)}</Fact>
        <Fact label={text('pallet.total')}>{numberText(total, language)}</Fact>
        <Fact label={text('pallet.remainder')} over={remainder < 0} strong>
          {remainder < 0
            ? text('orders.more-than-ordered', { count: numberText(-remainder, language) })
            : numberText(remainder, language)}
        </Fact>
      </Facts>
      <div className={styles.table}>
        <DataTable
          label={text('wizard.pallet-history')}
          columns={useFieldColumns(columns)}
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

const columns: readonly FieldColumn<PalletHistoryRow>[] = [
  { field: 'date', width: MOMENT_WIDTH, moment: true },
  // An SSCC, whole.
  { field: 'erp_id', width: 260, phone: true },
  { field: 'good_qty', width: 100, number: true, phone: true },
  {
    field: 'status',
    width: 130,
    draw: ({ status }, text) => (status === 'Cancelled' ? text('pallet.state-cancelled') : ''),
  },
]
const none: readonly PalletHistoryRow[] = []
const rowKey = ({ record_no }: PalletHistoryRow) => String(record_no)
