import { isNamed } from '@takt/domain/ground/names.ts'
import type { ScrapReasonSetting, ScrapReasonSettingRow } from '@takt/domain/scrap/model/scrap-reason-setting.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import { ReasonColour } from '../../../parts/reason-form/ReasonColour.tsx'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { SettingForm } from '../../../parts/settings-list/SettingForm.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'

interface ScrapReasonFormProps {
  /** Null: a new one. */
  reason: ScrapReasonSettingRow | null
  onSaved: () => Promise<void>
  onClose: () => void
}

const blank: ScrapReasonSetting = {
  code: '',
  names: {},
  scrap_reason_category: '',
  scrap_reason_color: 'Automatic',
  scrap_text_flag: 0,
  scrap_cost: null,
  never_reduce_good_qty: 0,
  adjust_materials: 0,
  exclude_from_oee: 0,
  erp_scrap_code: '',
  machines: null,
  active: true,
}

const flags = [
  ['scrap_text_flag', 'scrap-reasons.text'],
  ['never_reduce_good_qty', 'scrap-reasons.keeps-good'],
  ['adjust_materials', 'scrap-reasons.materials'],
  ['exclude_from_oee', 'scrap-reasons.outside-oee'],
] as const

export function ScrapReasonForm({ reason, onSaved, onClose }: ScrapReasonFormProps) {
  const text = useText()
  const names = useNames()
  const categories = useLoad('get_reason_groups', { kind: 'scrap' }).rows ?? []
  const { draft, set } = useDraft<ScrapReasonSetting>(reason ?? blank)
  const save = async () => {
    await call('save_scrap_reason', { ...draft, version: reason?.version ?? 0 })
    return text('scrap-reasons.saved', { code: draft.code })
  }
  const named = isNamed(draft.names) && [draft.code, draft.scrap_reason_category].every((word) => word.trim() !== '')
  return (
    <SettingForm
      name={reason ? `${reason.code} ${names(reason).first}` : undefined}
      newTitle={text('scrap-reasons.new')}
      fields={draft}
      complete={named}
      offered={{ active: draft.active, set }}
      onSave={save}
      onDelete={reason && (() => call('delete_scrap_reason', { code: reason.code, version: reason.version }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          label={text('stop-codes.code')}
          required
          disabled={reason !== null}
          maxLength={20}
          value={draft.code}
          onValueChange={(code) => set({ code })}
        />
        <SelectField
          label={text('scrap-reasons.category')}
          placeholder={text('scrap-reasons.category')}
          required
          value={draft.scrap_reason_category || null}
          options={categories.map((category) => ({ value: category.code, label: names(category).first }))}
          onValueChange={(scrap_reason_category) => set({ scrap_reason_category })}
        />
      </FieldRow>
      <NamesField
        label={text('employees.name')}
        required
        maxLength={80}
        value={draft.names}
        onValueChange={(given) => set({ names: given })}
      />
      <FieldRow>
        <TextField
          label={text('scrap-reasons.erp')}
          hint={text('scrap-reasons.erp-hint')}
          maxLength={40}
          value={draft.erp_scrap_code}
          onValueChange={(erp_scrap_code) => set({ erp_scrap_code })}
        />
        <FormNumber
          label={text('scrap-reasons.cost')}
          hint={text('scrap-reasons.cost-hint')}
          min={0}
          value={draft.scrap_cost}
          onValueChange={(scrap_cost) => set({ scrap_cost })}
        />
      </FieldRow>
      <MachinesField
        label={text('users.machines')}
        hint={text('scrap-reasons.machines-hint')}
        value={draft.machines ?? []}
        onValueChange={(machines) => set({ machines: machines.length === 0 ? null : machines })}
      />
      <ReasonColour
        value={draft.scrap_reason_color}
        onValueChange={(scrap_reason_color) => set({ scrap_reason_color })}
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
