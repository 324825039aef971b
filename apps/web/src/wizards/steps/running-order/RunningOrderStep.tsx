import type { RunningOrder } from '@takt/domain/model/order.ts'
import { availableOrders, onlyOrder } from '@takt/domain/wizard/available-orders.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLanguage } from '../../../data/language.ts'
import { useLoad } from '../../../data/use-load.ts'
import { useText } from '../../../data/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { usePhone } from '../../engine/use-phone.ts'
import { columns } from './columns.ts'
import styles from './RunningOrderStep.module.css'

const rowKey = (order: RunningOrder) => String(order.record_no)

export default function RunningOrderStep({ value, asked, pick, jump }: StepProps<RunningOrder | null, NoSettings>) {
  const text = useText()
  const language = useLanguage()
  const phone = usePhone()
  const { machine_id } = asked.machine
  const load = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const orders = useMemo(() => load.rows && availableOrders(load.rows), [load.rows])

  const only = orders && onlyOrder(orders)
  const jumpTo = useEffectEvent((order: RunningOrder) => jump(order))
  useEffect(() => {
    if (only) jumpTo(only)
  }, [only])

  const table = useRef<HTMLDivElement>(null)
  const shown = orders !== undefined
  // Arrow keys and Enter choose a row without a press of Tab before.
  useEffect(() => {
    if (shown) table.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  }, [shown])

  const tableColumns = useMemo(
    () =>
      columns
        .filter((column) => !phone || 'phone' in column)
        .map((column): TableColumn<RunningOrder> => {
          const { field } = column
          return {
            key: field,
            header: text(`wizard.column.${field}`),
            width: 'width' in column ? column.width : undefined,
            align: 'number' in column ? 'end' : 'start',
            cell: (row) => (typeof row[field] === 'number' ? numberText(row[field], language) : row[field]),
          }
        }),
    [text, language, phone],
  )

  return (
    <div ref={table} className={styles.table}>
      <DataTable
        label={text('wizard.running-order')}
        columns={tableColumns}
        rows={orders ?? []}
        rowKey={rowKey}
        selectedKey={value && rowKey(value)}
        onSelect={(key) => {
          const order = orders?.find((row) => rowKey(row) === key)
          if (order) pick(order)
        }}
        loading={load.loading ? <LoadingState label={text('wizard.running-order.loading')} /> : undefined}
        error={
          load.error && !orders ? (
            <ErrorState
              message={text('wizard.running-order.failed')}
              text={load.error.message}
              retryLabel={text('wizard.retry')}
              onRetry={() => void load.reload()}
            />
          ) : undefined
        }
        empty={<EmptyState title={text('wizard.running-order.none')} text={text('wizard.running-order.none-hint')} />}
      />
    </div>
  )
}
