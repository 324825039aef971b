import { insideSentence } from '@takt/domain/ground/languages.ts'
import { isNamed } from '@takt/domain/ground/names.ts'
import { contradictsSetup, likelyKind, lossKinds } from '@takt/domain/stops/losses/loss-kind.ts'
import type { StopCodeSetting, StopCodeSettingRow } from '@takt/domain/stops/model/stop-code-setting.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import { ReasonColour } from '../../../parts/reason-form/ReasonColour.tsx'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { SettingForm } from '../../../parts/settings-list/SettingForm.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'

interface StopCodeFormProps {
  /** Null: a new one. */
  code: StopCodeSettingRow | null
  /** All of them: a new one is most likely a loss like the others of its group. */
  codes: readonly StopCodeSettingRow[]
  onSaved: () => Promise<void>
  onClose: () => void
}

const blank: StopCodeSetting = {
  stop_code: '',
  names: {},
  group_id: '',
  stop_reason_color: 'Automatic',
  stop_text_flag: 0,
  stop_help_text: '',
  setup_time: 0,
  include_in_mtbf: 1,
  include_in_mdt: 1,
  machines: null,
  active: true,
}

const flags = [
  ['stop_text_flag', 'stop-codes.note'],
  ['setup_time', 'stop-codes.setup'],
  ['include_in_mtbf', 'stop-codes.mtbf'],
  ['include_in_mdt', 'stop-codes.mdt'],
] as const

export function StopCodeForm({ code, codes, onSaved, onClose }: StopCodeFormProps) {
  const text = useText()
  const language = useLanguage()
  const names = useNames()
  const groups = useLoad('get_groups', {}).rows?.filter(({ group_type }) => group_type === 'stop_group') ?? []
  const { draft, set } = useDraft<StopCodeSetting>(
    code ? { ...code, stop_text_flag: code.stop_text_flag > 0 ? 1 : 0 } : blank,
  )
  // Follows what the form says of the code until somebody chooses.
  const likely = likelyKind(
    draft,
    codes.filter(({ group_id }) => group_id === draft.group_id).map(({ loss_kind }) => loss_kind),
  )
  const kind = draft.loss_kind ?? likely
  const save = async () => {
    await call('save_stop_code', { ...draft, loss_kind: kind, version: code?.version ?? 0 })
    return text('stop-codes.saved', { code: draft.stop_code })
  }
  const named = isNamed(draft.names) && [draft.stop_code, draft.group_id].every((word) => word.trim() !== '')
  return (
    <SettingForm
      name={code ? `${code.stop_code} ${names(code).first}` : undefined}
      newTitle={text('stop-codes.new')}
      fields={draft}
      complete={named}
      offered={{ active: draft.active, set }}
      onSave={save}
      onDelete={code && (() => call('delete_stop_code', { stop_code: code.stop_code, version: code.version }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          label={text('stop-codes.code')}
          required
          disabled={code !== null}
          maxLength={20}
          value={draft.stop_code}
          onValueChange={(stop_code) => set({ stop_code })}
        />
        <SelectField
          label={text('stop-codes.group')}
          placeholder={text('stop-codes.group')}
          required
          value={draft.group_id || null}
          options={groups.map(({ code: group, description }) => ({ value: group, label: description }))}
          onValueChange={(group_id) => set({ group_id })}
        />
      </FieldRow>
      <NamesField
        label={text('employees.name')}
        required
        maxLength={80}
        value={draft.names}
        onValueChange={(given) => set({ names: given })}
      />
      <TextArea
        label={text('stop-codes.help')}
        rows={2}
        maxLength={1000}
        value={draft.stop_help_text}
        onValueChange={(stop_help_text) => set({ stop_help_text })}
      />
      <MachinesField
        label={text('users.machines')}
        value={draft.machines ?? []}
        onValueChange={(machines) => set({ machines: machines.length === 0 ? null : machines })}
      />
      <ReasonColour value={draft.stop_reason_color} onValueChange={(stop_reason_color) => set({ stop_reason_color })} />
      <SelectField
        label={text('stop-codes.loss')}
        placeholder={text('stop-codes.loss')}
        hint={
          contradictsSetup(draft.setup_time, kind)
            ? text('stop-codes.loss-not-setup', { loss: insideSentence(text(`loss.${kind}`), language) })
            : undefined
        }
        value={kind}
        options={lossKinds.map((kind) => ({ value: kind, label: text(`loss.${kind}`) }))}
        onValueChange={(loss_kind) => set({ loss_kind })}
      />
      {flags.map(([field, label]) => (
        <Switch
          key={field}
          label={text(label)}
          checked={draft[field] === 1}
          onCheckedChange={(on) => set({ [field]: on ? 1 : 0 })}
        />
      ))}
    </SettingForm>
  )
}
