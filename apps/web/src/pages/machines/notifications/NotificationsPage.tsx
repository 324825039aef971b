import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, EditIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { NoticeSettings } from './NoticeSettings.tsx'
import { NotificationCards } from './NotificationCards.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useNotificationColumns } from './use-notification-columns.tsx'

type Filter = 'unread' | 'all'

/** Of every machine one may see, or at a machine's terminal of that machine alone. */
export default function NotificationsPage() {
  const text = useText()
  const phone = usePhone()
  const { machine } = useRouteParams('notifications', 'machineNotifications')
  const [filter, setFilter] = useState<Filter>('unread')
  const [setting, setSetting] = useState(false)
  const load = useLoad(
    'get_notifications',
    { ...(machine === undefined ? {} : { machine_id: machine }), unread: filter === 'unread' },
    { reloadOn: ['NotificationAdded', 'NotificationsConfirmed'] },
  )
  const rows = load.rows ?? []
  const unread = rows.filter((row) => row.read === 0).map((row) => row.record_no)
  const { busy, markRead } = useMarkRead(load.reload)
  const columns = useNotificationColumns({ busy, markRead, withMachine: machine === undefined })
  const empty = <EmptyState title={text(filter === 'unread' ? 'notifications.none-unread' : 'notifications.none')} />
  return (
    <PageFrame
      layout="list"
      title={text('title.notifications')}
      back={machine === undefined ? undefined : to('machine', { machine })}
      about={load.rows && text('notifications.unread-count', { count: unread.length })}
      load={load}
      failed={text('notifications.failed')}
      tools={
        <>
          <Segmented<Filter>
            label={text('notifications.filter')}
            value={filter}
            options={[
              { value: 'unread', label: text('notifications.unread') },
              { value: 'all', label: text('notifications.all') },
            ]}
            onValueChange={setFilter}
          />
          <Button
            icon={<CheckIcon />}
            why={unread.length === 0 && text('notifications.none-unread')}
            busy={busy !== null}
            onClick={() => void markRead(unread)}
          >
            {text('notifications.mark-all')}
          </Button>
          <Button icon={<EditIcon />} onClick={() => setSetting(true)}>
            {text('notices.settings')}
          </Button>
        </>
      }
    >
      {setting && <NoticeSettings onClose={() => setSetting(false)} onChosen={load.reload} />}
      {phone ? (
        <NotificationCards rows={rows} busy={busy} onRead={(record_no) => void markRead([record_no])} empty={empty} />
      ) : (
        <DataTable label={text('title.notifications')} columns={columns} rows={rows} rowKey={keyOf} empty={empty} />
      )}
    </PageFrame>
  )
}

const keyOf = (row: { readonly record_no: number }) => String(row.record_no)
