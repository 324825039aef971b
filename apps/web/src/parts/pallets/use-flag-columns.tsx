import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { flagState } from '@takt/domain/pallets/flag-state.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { flagLooks } from '../../data/pallets/flag-looks.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import { PhoneFlag } from './PhoneFlag.tsx'

export const flagKey = ({ recordNo }: PalletFlag): string => String(recordNo)

/** The flags of a list; on a phone the most telling two columns. */
export function useFlagColumns(): readonly TableColumn<PalletFlag>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const tag = (flag: PalletFlag) => {
      const { tone, word } = flagLooks[flagState(flag)]
      return <StatusTag tone={tone} label={text(word)} size="s" />
    }
    const state: TableColumn<PalletFlag> = {
      key: 'erpStatus',
      header: text('erp.state'),
      width: 180,
      sortValue: flagState,
      cell: tag,
    }
    if (phone) {
      const cell = (flag: PalletFlag) => (
        <PhoneFlag
          about={`${number(flag.qty)} · ${flag.workOrderNo}`}
          state={tag(flag)}
          second={flag.last_error || flag.erpId}
        />
      )
      return [{ key: 'flag', header: text('pallet.flag'), minWidth: 150, cell }]
    }
    return [
      {
        key: 'recordNo',
        header: text('erp.record'),
        width: 120,
        sortValue: (flag) => flag.recordNo,
        cell: (flag) => flag.recordNo,
      },
      {
        key: 'workOrderNo',
        header: text('erp.order'),
        minWidth: 130,
        sortValue: (flag) => flag.workOrderNo,
        cell: (flag) => <TwoLines first={flag.workOrderNo} second={flag.cardNo} />,
      },
      {
        key: 'partNo',
        header: text('pallet.part'),
        minWidth: 120,
        sortValue: (flag) => flag.partNo,
        cell: (flag) => <TwoLines first={flag.partNo} second={flag.opNumber} />,
      },
      {
        key: 'erpId',
        header: text('pallet.erp-id'),
        width: 240,
        cell: (flag) => <TwoLines first={flag.erpId} second={flag.last_error} />,
      },
      {
        key: 'created',
        header: text('pallet.printed-at'),
        width: MOMENT_WIDTH,
        sortValue: (flag) => flag.created,
        cell: (flag) => dayAndTime(Date.parse(flag.created), { timeZone }),
      },
      {
        key: 'qty',
        header: text('erp.quantity'),
        width: 125,
        align: 'end',
        sortValue: (flag) => flag.qty,
        cell: (flag) => number(flag.qty),
      },
      state,
    ]
  }, [text, number, phone, timeZone])
}
