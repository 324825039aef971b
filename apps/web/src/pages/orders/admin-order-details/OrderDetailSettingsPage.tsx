import { settingValues } from '@takt/domain/ground/company-settings.ts'
import {
  moved,
  orderLayoutText,
  type PanelLayout,
  readOrderLayout,
  usualLayout,
} from '@takt/domain/setup/order-layout.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { UndoIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { loadSession, useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import styles from './OrderDetailSettings.module.css'
import { PanelCard } from './PanelCard.tsx'
import { Preview } from './Preview.tsx'

/** Which panels and fields of an order's details are shown, and in what order; beside it a real order. */
export default function OrderDetailSettingsPage() {
  const text = useText()
  const session = useSession()
  const mayChange = useMayCall('save_display_setting')
  const stored = settingValues(session.company_settings).orderDetails
  const [opened, setOpened] = useState(stored)
  const [draft, setDraft] = useState<readonly PanelLayout[] | null>(null)
  const [busy, setBusy] = useState(false)
  const layout = draft ?? readOrderLayout(stored)
  const change = (next: readonly PanelLayout[]) => {
    if (draft === null) setOpened(stored)
    setDraft(next)
  }
  const save = async () => {
    setBusy(true)
    try {
      await call('save_display_setting', { name: 'orderDetails', value: orderLayoutText(layout), was: opened })
      await loadSession()
      setDraft(null)
      notify.success(text('order-layout.saved'))
    } catch (problem) {
      notify.refused(problem)
    }
    setBusy(false)
  }
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-order-details')}
      note={<MayNot by="save_display_setting" />}
      back={to('admin')}
      tools={
        mayChange && (
          <>
            <Button icon={<UndoIcon />} disabled={busy} onClick={() => change(usualLayout())}>
              {text('order-layout.usual')}
            </Button>
            <Button
              variant="primary"
              size="primary"
              busy={busy}
              why={draft === null && text('why.unchanged')}
              onClick={() => void save()}
            >
              {text('admin.save')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.sides}>
        <ul className={styles.panels} aria-label={text('title.admin-order-details')}>
          {layout.map((panel, at) => (
            <PanelCard
              key={panel.panel}
              panel={panel}
              {...{ mayChange, busy }}
              first={at === 0}
              last={at === layout.length - 1}
              onChange={(next) => change(layout.map((one, place) => (place === at ? next : one)))}
              onMove={(by) => change(moved(layout, at, by))}
            />
          ))}
        </ul>
        <Preview layout={layout} />
      </div>
      <LeaveGuard unsaved={draft !== null} />
    </PageFrame>
  )
}
