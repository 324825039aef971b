import { type CompanySetting, settingValues } from '@takt/domain/company-settings.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { loadSession, useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import styles from './InputSettings.module.css'

const names = ['keyboardLanguage', 'keyboardSpecials', 'input_group_prefixes'] as const
type Name = (typeof names)[number]

/** What holds for the whole company: the keyboard of the screens, and which input groups are listed. */
export function CompanyInput({ mayChange }: { mayChange: boolean }) {
  const text = useText()
  const stored = settingValues(useSession().company_settings)
  const [draft, setDraft] = useState<Partial<Record<Name, string>>>({})
  const [busy, setBusy] = useState(false)
  const value = (name: Name) => draft[name] ?? stored[name]
  const changed = names.filter((name) => value(name) !== stored[name])
  const set = (name: Name) => (next: string) => setDraft((before) => ({ ...before, [name]: next }))
  const save = async () => {
    setBusy(true)
    try {
      for (const name of changed) {
        await call('set_company_setting', { name: name satisfies CompanySetting, value: value(name).trim() })
      }
      await loadSession()
      setDraft({})
      notify.success(text('input.saved'))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      notify.failure(problem.message)
    }
    setBusy(false)
  }
  return (
    <Card title={text('input.company')}>
      <div className={styles.form}>
        <SelectField
          label={text('input.keyboard-language')}
          placeholder={text('input.persons-own')}
          disabled={!mayChange}
          value={value('keyboardLanguage')}
          options={[
            { value: '', label: text('input.persons-own') },
            { value: 'sv', label: 'Svenska (å ä ö)' },
            { value: 'en', label: 'English' },
          ]}
          onValueChange={set('keyboardLanguage')}
        />
        <TextField
          label={text('input.specials')}
          hint={text('input.specials-hint')}
          maxLength={44}
          spellCheck={false}
          disabled={!mayChange}
          value={value('keyboardSpecials')}
          onValueChange={set('keyboardSpecials')}
        />
        <TextField
          label={text('input.prefixes')}
          hint={text('input.prefixes-hint')}
          maxLength={500}
          spellCheck={false}
          disabled={!mayChange}
          value={value('input_group_prefixes')}
          onValueChange={set('input_group_prefixes')}
        />
        {mayChange && (
          <footer className={styles.foot}>
            <Button
              variant="primary"
              size="primary"
              busy={busy}
              disabled={changed.length === 0}
              onClick={() => void save()}
            >
              {text('admin.save')}
            </Button>
          </footer>
        )}
      </div>
    </Card>
  )
}
