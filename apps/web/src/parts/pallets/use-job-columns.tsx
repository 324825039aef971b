import type { PrintStatus } from '@takt/domain/orders/print-status.ts'
import type { PrintJob } from '@takt/domain/pallets/model/print-job.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import styles from './PrintJobs.module.css'

export const jobKey = ({ record_no }: PrintJob): string => String(record_no)

/** A row of a cancelled print is struck through. */
export const jobRow = ({ status }: PrintJob): string | undefined =>
  status === 'Cancelled' ? styles.cancelled : undefined

export const statusWords = {
  New: 'print.status-new',
  Printing: 'print.status-printing',
  Printed: 'print.status-printed',
  Failed: 'print.status-failed',
  Cancelled: 'print.status-cancelled',
} as const satisfies Record<PrintStatus, TextKey>

const tones = {
  New: 'waiting',
  Printing: 'waiting',
  Printed: 'good',
  Failed: 'bad',
  Cancelled: 'off',
} as const

/** Of a tag beside its words. */
const MARK = 48

/** The columns of a list of print jobs. One machine's list does not repeat the machine, and a type that no job has is left out. */
export function useJobColumns({
  showMachine,
  showType,
}: {
  showMachine: boolean
  showType: boolean
}): readonly TableColumn<PrintJob>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const status: TableColumn<PrintJob> = {
      key: 'status',
      header: text('erp.state'),
      width: widthFor(
        Object.values(statusWords).map((words) => text(words)),
        MARK,
      ),
      sortValue: (job) => job.status,
      cell: (job) => <StatusTag tone={tones[job.status]} label={text(statusWords[job.status])} size="s" />,
    }
    const what: TableColumn<PrintJob> = {
      key: 'print_text',
      header: text('print.what'),
      minWidth: 260,
      cell: (job) => <TwoLines first={job.print_text} second={job.last_error} />,
    }
    // In two columns of a phone both the state and the number of the pallet were cut.
    if (phone) {
      const at = ({ date }: PrintJob) => dayAndTime(Date.parse(date), { timeZone })
      return [
        {
          key: 'print_text',
          header: text('print.what'),
          cell: (job) => (
            <span className={styles.phone}>
              <span className={styles.head}>
                {[...(showMachine ? [job.machine_id] : []), at(job)].join(' · ')}
                <StatusTag tone={tones[job.status]} label={text(statusWords[job.status])} size="s" />
              </span>
              <span>{job.print_text}</span>
              {job.last_error !== '' && <span className={styles.error}>{job.last_error}</span>}
            </span>
          ),
        },
      ]
    }
    const place: TableColumn<PrintJob> = {
      key: 'machine_id',
      header: text('erp.machine'),
      width: 120,
      sortValue: (job) => job.machine_id,
      cell: (job) => <TwoLines first={job.machine_id} second={job.card_no} />,
    }
    const type: TableColumn<PrintJob> = {
      key: 'pallet_flag_type',
      header: text('print.type'),
      width: 120,
      sortValue: (job) => job.pallet_flag_type,
      cell: (job) => job.pallet_flag_type,
    }
    return [
      {
        key: 'date',
        header: text('print.date'),
        width: MOMENT_WIDTH,
        sortValue: (job) => job.date,
        cell: (job) => dayAndTime(Date.parse(job.date), { timeZone }),
      },
      {
        key: 'record_no',
        header: text('erp.record'),
        width: 115,
        sortValue: (job) => job.record_no,
        cell: (job) => job.record_no,
      },
      ...(showMachine ? [place] : []),
      what,
      ...(showType ? [type] : []),
      {
        key: 'printer_name',
        header: text('print.printer'),
        width: 150,
        sortValue: (job) => job.printer_name,
        cell: (job) => job.printer_name,
      },
      status,
    ]
  }, [text, phone, timeZone, showMachine, showType])
}
