import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'

export type EuromapProgram = ProcedureRow<'get_euromap_programs'>

export function useProgramColumns(): readonly TableColumn<EuromapProgram>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const program: TableColumn<EuromapProgram> = {
      key: 'program_id',
      header: text('euromap.program'),
      minWidth: 160,
      sortValue: (row) => row.program_id,
      cell: (row) => (
        <TwoLines strong first={row.program_id} second={phone && row.locked ? row.lock_comment : row.description} />
      ),
    }
    const state: TableColumn<EuromapProgram> = {
      key: 'locked',
      header: text('euromap.state'),
      width: 130,
      sortValue: (row) => row.locked,
      cell: ({ locked }) =>
        locked === 1 ? (
          <StatusTag tone="bad" label={text('euromap.locked')} size="s" />
        ) : (
          <StatusTag tone="neutral" label={text('euromap.free')} size="s" />
        ),
    }
    if (phone) return [program, state]
    return [
      program,
      {
        key: 'part_no',
        header: text('euromap.part'),
        width: 140,
        sortValue: (row) => row.part_no,
        cell: (row) => row.part_no,
      },
      { key: 'tool_id', header: text('euromap.tool'), width: 120, cell: (row) => row.tool_id },
      state,
      { key: 'lock_comment', header: text('euromap.comment'), minWidth: 180, cell: (row) => row.lock_comment },
      {
        key: 'changed_at',
        header: text('euromap.changed'),
        width: MOMENT_WIDTH,
        sortValue: (row) => row.changed_at || null,
        cell: (row) =>
          row.changed_at === '' ? (
            ''
          ) : (
            <TwoLines first={dayAndTime(Date.parse(row.changed_at), { timeZone })} second={row.changed_by} />
          ),
      },
    ]
  }, [text, phone, timeZone])
}
