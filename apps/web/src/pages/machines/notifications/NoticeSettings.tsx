import { can } from '@takt/domain/ground/permissions.ts'
import { groupTopic } from '@takt/domain/machines/notices/notice-choices.ts'
import { notificationTypes } from '@takt/domain/machines/overview/notification.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useSettingDrafts } from '../../../parts/form/use-setting-drafts.ts'
import { useDiscardQuestion } from '../../../parts/leave-guard/use-discard-question.tsx'
import { notify } from '../../../parts/notices.ts'
import { NoticeRules, noticeRules } from './NoticeRules.tsx'
import styles from './Notifications.module.css'

/** What I want to be told; for an administrator also when the plant tells something. */
export function NoticeSettings({ onClose, onChosen }: { onClose: () => void; onChosen: () => Promise<void> }) {
  const text = useText()
  const mayRule = can(useSession(), 'can-do-admin-actions')
  const rules = useSettingDrafts(noticeRules)
  const { leave, question } = useDiscardQuestion(rules.changed, onClose)
  return (
    <Dialog
      open
      size="m"
      title={text('notices.settings')}
      closeLabel={text('shell.close')}
      onOpenChange={(open) => !open && leave()}
    >
      <div className={styles.settings}>
        <Choices onChosen={onChosen} />
        {mayRule && <NoticeRules drafts={rules} />}
      </div>
      {question}
    </Dialog>
  )
}

function Choices({ onChosen }: { onChosen: () => Promise<void> }) {
  const text = useText()
  const load = useLoad('get_notification_choices', {})
  const [busy, setBusy] = useState('')
  const choices = load.rows?.[0]
  if (!choices) {
    return load.error ? (
      <ErrorState
        message={text('notices.failed')}
        retryLabel={text('shell.retry')}
        onRetry={() => void load.reload()}
      />
    ) : (
      <LoadingState label={text('shell.loading')} />
    )
  }
  const turn = async (topic: string, wanted: boolean) => {
    setBusy(topic)
    try {
      await call('set_notification_choices', { topic, wanted })
      await Promise.all([load.reload(), onChosen()])
    } catch (problem) {
      notify.refused(problem)
    } finally {
      setBusy('')
    }
  }
  const choice = (topic: string, label: string) => (
    <Switch
      key={topic}
      label={label}
      checked={!choices.topics_off.includes(topic)}
      disabled={busy === topic}
      onCheckedChange={(wanted) => void turn(topic, wanted)}
    />
  )
  return (
    <section className={styles.choices}>
      <h3 className={styles.part}>{text('notices.mine')}</h3>
      {notificationTypes.map((type) => choice(type, text(`notification.${type}`)))}
      {choices.groups.map((group) => choice(groupTopic(group), text('notices.to-group', { group })))}
    </section>
  )
}
