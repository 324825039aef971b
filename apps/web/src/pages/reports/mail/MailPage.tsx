import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'

type Mail = ProcedureRow<'get_mails'>
const none: readonly Mail[] = []
const keyOf = ({ mail_no }: Mail) => mail_no
const REFRESH_SECONDS = 10

/** What was mailed, what waits, and what did not leave; without a mail server it says so. */
export default function MailPage() {
  const text = useText()
  const load = useLoad('get_mails', {}, { everySeconds: REFRESH_SECONDS })
  const state = useLoad('get_mail_state', {}).rows?.[0]
  const columns = useMailColumns(() => void load.reload())
  return (
    <PageFrame
      layout="list"
      title={text('title.mail')}
      back={to('admin')}
      about={state && (state.set_up ? text('mail.from', { from: state.mail_from }) : text('mail.not-set-up'))}
      load={load}
      failed={text('admin.failed')}
      note={<MayNot by="retry_mail" />}
    >
      <DataTable
        label={text('title.mail')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        empty={<EmptyState title={text('mail.none')} />}
      />
    </PageFrame>
  )
}

const looks = {
  W: { tone: 'waiting', label: 'mail.waits' },
  S: { tone: 'good', label: 'mail.sent' },
  F: { tone: 'bad', label: 'mail.not-sent' },
} as const

function useMailColumns(onChanged: () => void): readonly TableColumn<Mail>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  const { pending, run } = useOneAtATime()
  const maySend = useMayCall('retry_mail')
  return useMemo(() => {
    const again = (mail: Mail) =>
      run(mail.mail_no, async () => {
        try {
          await call('retry_mail', { mail_no: mail.mail_no })
          notify.success(text('mail.again-done'))
        } catch (problem) {
          notify.refused(problem)
        }
        onChanged()
      })
    const about = ({ file_name, last_error }: Mail) => last_error || file_name
    const columns: TableColumn<Mail>[] = [
      {
        key: 'subject',
        header: text('mail.subject'),
        minWidth: 160,
        sortValue: (row) => row.subject,
        cell: (row) => <TwoLines strong first={row.subject} second={phone ? row.to_address : about(row)} />,
      },
      {
        key: 'to_address',
        header: text('mail.to'),
        minWidth: 180,
        sortValue: (row) => row.to_address,
        cell: (row) => row.to_address,
      },
      {
        key: 'created',
        header: text('mail.created'),
        width: MOMENT_WIDTH,
        sortValue: (row) => row.created,
        cell: (row) => dayAndTime(Date.parse(row.sent ?? row.created), { timeZone }),
      },
      {
        key: 'status',
        header: text('erp.state'),
        width: 190,
        sortValue: (row) => row.status,
        cell: (row) =>
          row.status === 'F' && maySend ? (
            <Button
              aria-label={text('mail.again-for', { subject: row.subject })}
              busy={pending === row.mail_no}
              onClick={() => void again(row)}
            >
              {text('mail.again')}
            </Button>
          ) : (
            <StatusTag tone={looks[row.status].tone} label={text(looks[row.status].label)} size="s" />
          ),
      },
    ]
    return phone ? columns.filter(({ key }) => key === 'subject' || key === 'status') : columns
  }, [text, phone, timeZone, maySend, pending, run, onChanged])
}
