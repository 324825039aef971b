import type { PalletFlagReporting } from '@takt/domain/erp/model/erp.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PhoneFlag } from '../../../parts/pallets/PhoneFlag.tsx'

export const flagKey = ({ recordNo }: { recordNo: number }): string => String(recordNo)

/** W waits, T transferred, N is not sent; a failed one waits too and is told apart. */
export const flagStates = {
  all: 'erp.flag-state-all',
  failed: 'erp.flag-state-failed',
  W: 'erp.flag-state-W',
  T: 'erp.flag-state-T',
  N: 'erp.flag-state-N',
} as const satisfies Record<string, TextKey>

const tones = { failed: 'bad', unconfirmed: 'off', W: 'waiting', T: 'good', N: 'off' } as const
const words = { ...flagStates, unconfirmed: 'erp.flag-state-unconfirmed' } as const satisfies Record<string, TextKey>

/** Waiting for a person is told apart from waiting for the ERP. */
function stateOf({ failed, erpStatus, confirmed }: PalletFlagReporting): keyof typeof tones {
  if (failed) return 'failed'
  return erpStatus === 'W' && confirmed === '' ? 'unconfirmed' : erpStatus
}

export function useFlagColumns(): readonly TableColumn<PalletFlagReporting>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const tag = (row: PalletFlagReporting) => (
      <StatusTag tone={tones[stateOf(row)]} label={text(words[stateOf(row)])} size="s" />
    )
    const state: TableColumn<PalletFlagReporting> = {
      key: 'erpStatus',
      header: text('erp.state'),
      width: 180,
      sortValue: stateOf,
      cell: tag,
    }
    if (phone) {
      const cell = (row: PalletFlagReporting) => (
        <PhoneFlag
          about={`${row.workOrderNo} · ${number(row.goodQty)}`}
          state={tag(row)}
          second={row.last_error || row.erpId}
        />
      )
      return [{ key: 'order', header: text('erp.order'), minWidth: 170, cell }]
    }
    return [
      {
        key: 'recordNo',
        header: text('erp.record'),
        width: 112,
        sortValue: (row) => row.recordNo,
        cell: (row) => row.recordNo,
      },
      {
        key: 'order',
        header: text('erp.order'),
        minWidth: 130,
        sortValue: (row) => row.workOrderNo,
        cell: (row) => <TwoLines first={row.workOrderNo} second={row.cardNo} />,
      },
      { key: 'erpId', header: text('erp.erp-id'), width: 230, cell: (row) => row.erpId },
      { key: 'goodQty', header: text('erp.quantity'), width: 115, align: 'end', cell: (row) => number(row.goodQty) },
      state,
      {
        key: 'last_attempt',
        header: text('erp.last-attempt'),
        width: 136,
        cell: (row) => <LastAttempt at={row.last_attempt} timeZone={timeZone} />,
      },
      {
        key: 'last_error',
        header: text('erp.error'),
        minWidth: 200,
        cell: (row) => <span title={row.last_error}>{row.last_error}</span>,
      },
    ]
  }, [text, number, phone, timeZone])
}

function LastAttempt({ at, timeZone }: { at: string; timeZone: string }) {
  if (at === '') return null
  const [day = '', time = ''] = dayAndTime(Date.parse(at), { timeZone }).split(' ')
  return <TwoLines first={day} second={time} />
}
