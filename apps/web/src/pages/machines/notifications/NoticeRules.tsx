import type { EnteredSetting } from '@takt/domain/ground/company-settings.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import type { SettingDrafts } from '../../../parts/form/use-setting-drafts.ts'
import { notify } from '../../../parts/notices.ts'
import styles from './Notifications.module.css'

export const noticeRules = [
  'stopAlarmLevels',
  'orderReadyMinutes',
  'alarmPauseMinutes',
] as const satisfies EnteredSetting[]

/** When the plant tells something: for everybody, by an administrator. */
export function NoticeRules({ drafts }: { readonly drafts: SettingDrafts<(typeof noticeRules)[number]> }) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await drafts.save()
      notify.success(text('notices.rules-saved'))
    } catch (problem) {
      notify.refused(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 className={styles.part}>{text('notices.rules')}</h3>
      {noticeRules.map((rule) => (
        <TextField
          key={rule}
          label={text(`notices.${rule}`)}
          hint={text(`notices.${rule}-hint`)}
          value={drafts.value(rule)}
          maxLength={500}
          disabled={busy}
          onValueChange={(value) => drafts.set(rule, value)}
        />
      ))}
      <Button type="submit" variant="primary" busy={busy} why={!drafts.changed && text('why.unchanged')}>
        {text('notices.save-rules')}
      </Button>
    </form>
  )
}
