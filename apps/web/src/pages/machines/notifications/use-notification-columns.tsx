import type { Notification } from '@takt/domain/machines/overview/notification.ts'
import { MOMENT_WIDTH, type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Notifications.module.css'
import { ReadState, TypeWord } from './ReadState.tsx'
import { WayTo } from './WayTo.tsx'

interface ColumnParts {
  busy: readonly number[] | null
  markRead: (record_nos: readonly number[]) => Promise<void>
  /** At a machine's own terminal the machine is no news. */
  withMachine: boolean
}

/** Of a button around its words. */
const BUTTON = 42

export function useNotificationColumns({ busy, markRead, withMachine }: ColumnParts): TableColumn<Notification>[] {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const machine: TableColumn<Notification> = {
      key: 'machine_id',
      header: text('column.machine_id'),
      width: 120,
      sortValue: (row) => row.machine_id,
      cell: (row) => <WayTo notification={row} />,
    }
    return [
      {
        key: 'time',
        header: text('notifications.time'),
        width: MOMENT_WIDTH,
        sortValue: (row) => Date.parse(row.time),
        cell: (row) => (
          <span className={row.read === 0 ? styles.strong : undefined}>
            {dayAndTime(Date.parse(row.time), { timeZone })}
          </span>
        ),
      },
      ...(withMachine ? [machine] : []),
      {
        key: 'type',
        header: text('notifications.type'),
        width: 220,
        sortValue: (row) => row.type,
        cell: (row) => <TypeWord type={row.type} />,
      },
      {
        key: 'text',
        header: text('notifications.text'),
        minWidth: 260,
        cell: (row) => <span className={styles.text}>{row.text}</span>,
      },
      {
        key: 'read',
        header: text('notifications.state'),
        width: widthFor([text('notifications.mark')], BUTTON),
        sortValue: (row) => row.read,
        cell: (row) => (
          <ReadState
            notification={row}
            busy={busy?.includes(row.record_no) ?? false}
            onRead={() => void markRead([row.record_no])}
          />
        ),
      },
    ]
  }, [text, timeZone, busy, markRead, withMachine])
}
