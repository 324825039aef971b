import { type CompanySetting, settingValues } from '@takt/domain/company-settings.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { loadSession, useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { FormCard } from '../../shell/form/FormCard.tsx'

const names = ['keyboardLanguage', 'keyboardSpecials', 'input_group_prefixes'] as const
type Name = (typeof names)[number]

/** What holds for the whole company: the keyboard of the screens, and which input groups are listed. */
export function CompanyInput({ mayChange }: { mayChange: boolean }) {
  const text = useText()
  const stored = settingValues(useSession().company_settings)
  const [draft, setDraft] = useState<Partial<Record<Name, string>>>({})
  const value = (name: Name) => draft[name] ?? stored[name]
  const changed = names.filter((name) => value(name) !== stored[name])
  const set = (name: Name) => (next: string) => setDraft((before) => ({ ...before, [name]: next }))
  const save = async () => {
    for (const name of changed) {
      await call('set_company_setting', { name: name satisfies CompanySetting, value: value(name).trim() })
    }
    await loadSession()
    setDraft({})
    return text('input.saved')
  }
  return (
    <FormCard
      title={text('input.company')}
      changed={changed.length > 0}
      mayChange={mayChange}
      onSave={save}
      onDiscard={() => setDraft({})}
    >
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
    </FormCard>
  )
}
