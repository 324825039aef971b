import type { QueuedPallet } from '@takt/domain/pallets/model/pallet-queue.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'

const palletStates = {
  waiting: 'pallet-queue.waiting',
  called: 'pallet-queue.called',
  fetched: 'pallet-queue.fetched',
} as const satisfies Record<QueuedPallet['state'], TextKey>

const tones = { waiting: 'neutral', called: 'waiting', fetched: 'good' } as const

/** Not sorted by the head of a column: the order is the queue itself. */
export function useQueueColumns(): readonly TableColumn<QueuedPallet>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const state: TableColumn<QueuedPallet> = {
      key: 'state',
      header: text('pallet-queue.state'),
      width: 130,
      cell: (row) => <StatusTag tone={tones[row.state]} label={text(palletStates[row.state])} size="s" />,
    }
    const quantity = (row: QueuedPallet) => `${number(row.qty)} ${unitText(row.unit)}`
    if (phone) {
      const cell = (row: QueuedPallet) => (
        <TwoLines strong first={row.erp_id} second={`${row.part_no} · ${quantity(row)}`} />
      )
      return [{ key: 'erp_id', header: text('pallet-queue.pallet'), minWidth: 180, cell }, state]
    }
    return [
      {
        key: 'erp_id',
        header: text('pallet-queue.pallet'),
        minWidth: 200,
        cell: (row) => <strong>{row.erp_id}</strong>,
      },
      { key: 'card_no', header: text('pallet-queue.card'), width: 130, cell: (row) => row.card_no },
      {
        key: 'part_no',
        header: text('column.part_no'),
        minWidth: 170,
        cell: (row) => <TwoLines first={row.part_no} second={row.part_description} />,
      },
      { key: 'qty', header: text('pallet-queue.quantity'), width: 140, align: 'end', cell: quantity },
      {
        key: 'queued',
        header: text('pallet-queue.queued'),
        width: MOMENT_WIDTH,
        cell: (row) => dayAndTime(Date.parse(row.queued), { timeZone }),
      },
      state,
    ]
  }, [text, number, phone, timeZone])
}
