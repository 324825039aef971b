import { isNamed } from '@takt/domain/ground/names.ts'
import type { SetupTypeSetting, SetupTypeSettingRow } from '@takt/domain/stops/model/setup-type-setting.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { SettingForm } from '../../../parts/settings-list/SettingForm.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'

interface SetupTypeFormProps {
  /** Null: a new one. */
  type: SetupTypeSettingRow | null
  /** A new one stands behind all others. */
  last: number
  onSaved: () => Promise<void>
  onClose: () => void
}

export function SetupTypeForm({ type, last, onSaved, onClose }: SetupTypeFormProps) {
  const text = useText()
  const names = useNames()
  const { draft, set } = useDraft<SetupTypeSetting>(
    type ?? { code: '', names: {}, view_order: last + 1, machines: null, active: true },
  )
  const save = async () => {
    await call('save_setup_type', { ...draft, version: type?.version ?? 0 })
    return text('setup-types.saved', { code: draft.code.trim() })
  }
  return (
    <SettingForm
      name={type ? `${type.code} ${names(type).first}` : undefined}
      newTitle={text('setup-types.new')}
      fields={draft}
      complete={draft.code.trim() !== '' && isNamed(draft.names)}
      offered={{ active: draft.active, set }}
      onSave={save}
      onDelete={type && (() => call('delete_setup_type', { code: type.code, version: type.version }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          label={text('stop-codes.code')}
          required
          disabled={type !== null}
          maxLength={20}
          value={draft.code}
          onValueChange={(code) => set({ code })}
        />
        <FormNumber
          label={text('reason-groups.order')}
          min={0}
          max={9999}
          format={{ maximumFractionDigits: 0 }}
          value={draft.view_order}
          onValueChange={(view_order) => set({ view_order: view_order ?? 0 })}
        />
      </FieldRow>
      <NamesField
        label={text('employees.name')}
        required
        maxLength={80}
        value={draft.names}
        onValueChange={(given) => set({ names: given })}
      />
      <MachinesField
        label={text('users.machines')}
        hint={text('setup-types.machines-hint')}
        value={draft.machines ?? []}
        onValueChange={(machines) => set({ machines: machines.length === 0 ? null : machines })}
      />
    </SettingForm>
  )
}
