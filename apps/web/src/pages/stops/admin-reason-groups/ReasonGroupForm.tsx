import { isNamed } from '@takt/domain/ground/names.ts'
import type {
  ReasonGroupSetting,
  ReasonGroupSettingRow,
  ReasonKind,
} from '@takt/domain/stops/model/reason-group-setting.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { ReasonColour } from '../../../parts/reason-form/ReasonColour.tsx'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { SettingForm } from '../../../parts/settings-list/SettingForm.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'

interface ReasonGroupFormProps {
  kind: ReasonKind
  /** Null: a new one. */
  group: ReasonGroupSettingRow | null
  /** A new one stands behind all others. */
  last: number
  onSaved: () => Promise<void>
  onClose: () => void
}

const EVERYBODY = '0'
const levels = Array.from({ length: 9 }, (_, at) => String(at + 1))

export function ReasonGroupForm({ kind, group, last, onSaved, onClose }: ReasonGroupFormProps) {
  const text = useText()
  const names = useNames()
  const { draft, set } = useDraft<ReasonGroupSetting>(
    group ?? {
      kind,
      code: '',
      names: {},
      color: 'Automatic',
      view_order: last + 10,
      security_level: null,
    },
  )
  const save = async () => {
    const { code, names: given, color, view_order, security_level } = draft
    const said = { kind, code, names: given, color, view_order, security_level }
    await call('save_reason_group', { ...said, version: group?.version ?? 0 })
    return text('reason-groups.saved', { name: names(draft).first })
  }
  return (
    <SettingForm
      size="s"
      name={group ? names(group).first : undefined}
      newTitle={text(`reason-groups.new-${kind}`)}
      fields={draft}
      complete={draft.code.trim() !== '' && isNamed(draft.names)}
      onSave={save}
      onDelete={group && (() => call('delete_reason_group', { kind, code: group.code, version: group.version }))}
      deleteText={text('reason-groups.remove-text')}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          label={text('stop-codes.code')}
          required
          disabled={group !== null}
          maxLength={20}
          value={draft.code}
          onValueChange={(code) => set({ code })}
        />
        {kind === 'stop' && (
          <FormNumber
            label={text('reason-groups.order')}
            min={0}
            max={9999}
            step={10}
            format={{ maximumFractionDigits: 0 }}
            value={draft.view_order}
            onValueChange={(view_order) => set({ view_order: view_order ?? 0 })}
          />
        )}
      </FieldRow>
      <NamesField
        label={text('employees.name')}
        required
        maxLength={80}
        value={draft.names}
        onValueChange={(given) => set({ names: given })}
      />
      {kind === 'stop' && (
        <>
          <SelectField
            label={text('reason-groups.level')}
            placeholder={text('reason-groups.level')}
            value={String(draft.security_level ?? EVERYBODY)}
            options={[
              { value: EVERYBODY, label: text('reason-groups.everybody') },
              ...levels.map((level) => ({ value: level, label: text('level.plain', { level }) })),
            ]}
            onValueChange={(level) => set({ security_level: level === EVERYBODY ? null : Number(level) })}
          />
          <ReasonColour value={draft.color} onValueChange={(color) => set({ color })} />
        </>
      )}
    </SettingForm>
  )
}
