import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { whyNotConfirm } from '@takt/domain/pallets/confirm-flags.ts'
import { flagState } from '@takt/domain/pallets/flag-state.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo, useState } from 'react'
import { type CallFailure, call, newRequestId } from '../../../data/call/call.ts'
import { flagLooks } from '../../../data/pallets/flag-looks.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { Asked } from '../../engine/define-step.ts'
import { failureOf } from '../../engine/failure-of.ts'
import styles from './OrderPalletsStep.module.css'

interface OrderFlagsProps {
  load: {
    readonly rows: readonly PalletFlag[] | undefined
    readonly error: CallFailure | null
    reload(): Promise<void>
  }
  asked: Asked
  employee: string
}

/** The flags of the order. Confirming them here is the same call as on the page of the machine's flags. */
export function OrderFlags({ load, asked, employee }: OrderFlagsProps) {
  const text = useText()
  const { machine } = asked
  const { machine_id } = machine
  const flags = load.rows ?? none
  const open = flags.filter((flag) => whyNotConfirm(flag, machine) === undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const confirm = async () => {
    setBusy(true)
    setProblem('')
    const record_nos = open.map(({ recordNo }) => recordNo)
    try {
      const who = employee === '' ? {} : { employee }
      await call('confirm_pallet_flags', { machine_id, record_nos, ...who }, { requestId: newRequestId() })
      await load.reload()
    } catch (failure) {
      setProblem(failureOf(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.flags}>
      <DataTable
        label={text('wizard.order-pallets')}
        columns={useColumns()}
        rows={flags}
        rowKey={({ recordNo }) => String(recordNo)}
        loading={load.rows || load.error ? undefined : <LoadingState label={text('wizard.list-loading')} />}
        error={
          load.error && !load.rows ? (
            <ErrorState
              message={text('wizard.list-failed')}
              text={load.error.message}
              retryLabel={text('wizard.retry')}
              onRetry={() => void load.reload()}
            />
          ) : undefined
        }
        empty={<EmptyState title={text('pallet.none-of-order')} />}
      />
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          <WarningIcon size={20} />
          {problem}
        </p>
      )}
      {open.length > 0 && (
        <Button size="primary" icon={<CheckIcon />} busy={busy} onClick={() => void confirm()}>
          {text('wizard.order-pallets.confirm', { count: open.length })}
        </Button>
      )}
    </div>
  )
}

const none: readonly PalletFlag[] = []

function useColumns(): readonly TableColumn<PalletFlag>[] {
  const text = useText()
  const number = useNumber()
  return useMemo(
    () => [
      {
        key: 'erpId',
        header: text('pallet.erp-id'),
        minWidth: 190,
        cell: (flag) => <TwoLines first={flag.erpId} second={flag.last_error} />,
      },
      {
        key: 'qty',
        header: text('erp.quantity'),
        width: 120,
        align: 'end',
        cell: (flag) => number(flag.qty),
      },
      {
        key: 'state',
        header: text('erp.state'),
        width: 180,
        cell: (flag) => {
          const { tone, word } = flagLooks[flagState(flag)]
          return <StatusTag tone={tone} label={text(word)} size="s" />
        },
      },
    ],
    [text, number],
  )
}
