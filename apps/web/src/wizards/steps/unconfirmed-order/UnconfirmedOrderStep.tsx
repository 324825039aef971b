import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { canBeReverted, confirmationState } from '@takt/domain/orders/confirmation-state.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { UndoIcon } from '@takt/ui/icon/icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { useTakeFirst } from '../../engine/use-take-first.ts'
import { PickTable } from '../../PickTable.tsx'
import { useFieldColumns } from '../../use-field-columns.ts'
import styles from './CancellationsDialog.module.css'
import { columns, type UnconfirmedRow } from './columns.ts'

export type UnconfirmedOrder = ProcedureRow<'get_orders_awaiting_confirmation'>

const CancellationsDialog = lazy(() => import('./CancellationsDialog.tsx'))

type Row = UnconfirmedRow & { readonly of: UnconfirmedOrder }
const rowKey = ({ of }: Row) => String(of.record_no)
const codes = ({ of }: Row) => [of.card_no, of.work_order_no]

export default function UnconfirmedOrderStep(props: StepProps<UnconfirmedOrder | null, NoSettings>) {
  const { value, asked, pick, jump } = props
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad(
    'get_orders_awaiting_confirmation',
    { machine_id },
    { reloadOn: ['NewOrderCancellation', 'OrderChanged', 'PalletsChanged'] },
  )
  const rows = useMemo<readonly Row[] | undefined>(
    () =>
      load.rows?.map((of) => {
        const { key, values } = confirmationState(of)
        return { ...of, confirmation: text(`wizard.unconfirmed-order.${key}`, values), of }
      }),
    [load.rows, text],
  )
  const only = useOnlyOne(load.rows)
  const mayRevert = can(asked.session, 'report-quantity')
  // Passed over, the step would hide that its cancellation can be reverted.
  useTakeFirst(only && !(mayRevert && canBeReverted(only)) ? only : undefined, jump)
  const [reverting, setReverting] = useState(false)
  return (
    <div className={styles.step}>
      <PickTable
        label={text('wizard.unconfirmed-order')}
        columns={useFieldColumns(columns)}
        load={load}
        rows={rows}
        rowKey={rowKey}
        codes={codes}
        chosen={value && String(value.record_no)}
        onPick={({ of }) => pick(of)}
        words={{
          loading: text('wizard.list-loading'),
          failed: text('wizard.unconfirmed-order.not-loaded'),
          empty: text('wizard.unconfirmed-order.none'),
          hint: text('wizard.unconfirmed-order.none-hint'),
        }}
      />
      {mayRevert && (
        <Button className={styles.open} icon={<UndoIcon />} onClick={() => setReverting(true)}>
          {text('cancellations.open')}
        </Button>
      )}
      {reverting && <CancellationsDialog machine_id={machine_id} onClose={() => setReverting(false)} />}
    </div>
  )
}

/** The only order of the first list: one that is left over later is not taken, somebody may be about to choose. */
function useOnlyOne(orders: readonly UnconfirmedOrder[] | undefined): UnconfirmedOrder | undefined {
  const [first, setFirst] = useState(orders)
  if (first === undefined && orders !== undefined) setFirst(orders)
  return first?.length === 1 ? first[0] : undefined
}
