import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { inputGroupProblem } from '@takt/domain/scrap/input-group-draft.ts'
import { inputGroupPrefixes, listedGroups } from '@takt/domain/scrap/input-groups.ts'
import type { InputGroupSetting, InputGroupSettingRow } from '@takt/domain/scrap/model/input-group-setting.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { SettingForm } from '../../../parts/settings-list/SettingForm.tsx'
import { blankValue, ValuesField } from './ValuesField.tsx'

interface InputGroupFormProps {
  /** Null: a new one. */
  group: InputGroupSettingRow | null
  onSaved: () => Promise<void>
  onClose: () => void
}

export function InputGroupForm({ group, onSaved, onClose }: InputGroupFormProps) {
  const text = useText()
  const { draft, typed, meanwhile, set } = useDraft<InputGroupSetting>(
    group ?? { record_no: null, description: '', active: true, settings: [blankValue] },
  )
  const stored = group?.settings ?? []
  const problem = inputGroupProblem(draft.settings, stored)
  const named = draft.settings.every(({ property_description }) => property_description.trim() !== '')
  const save = async () => {
    const settings = draft.settings.map(({ record_no, setting_type, property_description, unit, first_value }) => {
      return { record_no, setting_type, property_description, unit, first_value }
    })
    const { record_no, description, active } = draft
    await call('save_input_group', { record_no, description, active, settings, version: group?.version ?? 0 })
    return text('input-groups.saved', { name: description.trim() })
  }
  return (
    <SettingForm
      size="l"
      name={group?.description}
      newTitle={text('input-groups.new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={draft.description.trim() !== '' && draft.settings.length > 0 && named && problem === null}
      offered={{ active: draft.active, set }}
      onSave={save}
      saves="save_input_group"
      remove={
        group && {
          by: 'delete_input_group',
          run: () => call('delete_input_group', { record_no: group.record_no, version: group.version }),
        }
      }
      deleteText={text('input-groups.delete-text')}
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextField
        label={text('input-groups.name')}
        hint={useWhoSees(draft.description)}
        required
        maxLength={80}
        value={draft.description}
        onValueChange={(description) => set({ description })}
      />
      <ValuesField
        settings={draft.settings}
        used={new Set(stored.filter(({ used }) => used).map(({ record_no }) => record_no))}
        problem={named && problem ? text(`refusal.${problem.refusal}` as TextKey, problem.values) : ''}
        onChange={(settings) => set({ settings })}
      />
    </SettingForm>
  )
}

/** Only groups with certain beginnings are for operators: who names one otherwise would look for it at the machine. */
function useWhoSees(description: string): string {
  const text = useText()
  const prefixes = inputGroupPrefixes(settingValues(useSession().company_settings).input_group_prefixes)
  if (prefixes.length === 0) return text('input-groups.no-prefixes')
  const listed = description.trim() === '' || listedGroups([{ description }], prefixes).length > 0
  return text(listed ? 'input-groups.name-hint' : 'input-groups.not-listed', { prefixes: prefixes.join(', ') })
}
