import { type CompanySetting, settingValues } from '@takt/domain/company-settings.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import styles from './Notifications.module.css'

const rules = ['stopAlarmLevels', 'orderReadyMinutes', 'alarmPauseMinutes'] as const satisfies CompanySetting[]
type Rule = (typeof rules)[number]

/** When the plant tells something: for everybody, by an administrator. */
export function NoticeRules() {
  const text = useText()
  const stored = settingValues(useSession().company_settings)
  const [typed, setTyped] = useState<Partial<Record<Rule, string>>>({})
  const [busy, setBusy] = useState(false)
  const changed = rules.filter((rule) => typed[rule] !== undefined && typed[rule] !== stored[rule])
  const save = async () => {
    setBusy(true)
    try {
      for (const name of changed) await call('set_company_setting', { name, value: (typed[name] ?? '').trim() })
      notify.success(text('notices.rules-saved'))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      notify.failure(problem.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 className={styles.part}>{text('notices.rules')}</h3>
      {rules.map((rule) => (
        <TextField
          key={rule}
          label={text(`notices.${rule}`)}
          hint={text(`notices.${rule}-hint`)}
          value={typed[rule] ?? stored[rule]}
          maxLength={500}
          disabled={busy}
          onValueChange={(value) => setTyped((before) => ({ ...before, [rule]: value }))}
        />
      ))}
      <Button type="submit" variant="primary" busy={busy} disabled={changed.length === 0}>
        {text('notices.save-rules')}
      </Button>
    </form>
  )
}
