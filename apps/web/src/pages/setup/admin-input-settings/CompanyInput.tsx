import { keyboardLanguages } from '@takt/domain/ground/keyboard/languages.ts'
import { languages } from '@takt/domain/ground/languages.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FormCard } from '../../../parts/form/FormCard.tsx'
import { useSettingDrafts } from '../../../parts/form/use-setting-drafts.ts'

const names = ['keyboardLanguage', 'keyboardSpecials', 'input_group_prefixes'] as const
type Name = (typeof names)[number]

/** What holds for the whole company: the keyboard of the screens, and which input groups are listed. */
export function CompanyInput() {
  const text = useText()
  const { value, set: change, changed, save, discard } = useSettingDrafts(names)
  const set = (name: Name) => (next: string) => change(name, next)
  return (
    <FormCard
      title={text('input.company')}
      changed={changed}
      saves="set_company_setting"
      onSave={() => save().then(() => text('input.saved'))}
      onDiscard={discard}
    >
      <SelectField
        label={text('input.keyboard-language')}
        placeholder={text('input.persons-own')}
        value={value('keyboardLanguage')}
        options={[
          { value: '', label: text('input.persons-own') },
          ...keyboardLanguages.map((value) => ({ value, label: languages[value].name })),
        ]}
        onValueChange={set('keyboardLanguage')}
      />
      <TextField
        label={text('input.specials')}
        hint={text('input.specials-hint')}
        maxLength={44}
        spellCheck={false}
        value={value('keyboardSpecials')}
        onValueChange={set('keyboardSpecials')}
      />
      <TextField
        label={text('input.prefixes')}
        hint={text('input.prefixes-hint')}
        maxLength={500}
        spellCheck={false}
        value={value('input_group_prefixes')}
        onValueChange={set('input_group_prefixes')}
      />
    </FormCard>
  )
}
