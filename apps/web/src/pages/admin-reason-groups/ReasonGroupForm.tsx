import type { ReasonGroupSetting, ReasonGroupSettingRow, ReasonKind } from '@takt/domain/model/reason-group-setting.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import { FieldRow } from '../../shell/form/Fields.tsx'
import { FormDialog } from '../../shell/form/FormDialog.tsx'
import { RemoveButton } from '../../shell/form/RemoveButton.tsx'
import { useDraft } from '../../shell/form/use-draft.ts'
import { ReasonColour } from '../../shell/reason-form/ReasonColour.tsx'

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
  const { draft, set } = useDraft<ReasonGroupSetting>(
    group ?? {
      kind,
      code: '',
      description: '',
      description_sv: '',
      color: 'Automatic',
      view_order: last + 10,
      security_level: null,
    },
  )
  const save = async () => {
    const { code, description, description_sv, color, view_order, security_level } = draft
    const version = group?.version ?? 0
    await call('save_reason_group', {
      kind,
      code,
      description,
      description_sv,
      color,
      view_order,
      security_level,
      version,
    })
    return text('reason-groups.saved', { name: description })
  }
  const order = text('reason-groups.order')
  return (
    <FormDialog
      size="s"
      title={group ? group.description : text(`reason-groups.new-${kind}`)}
      complete={draft.code.trim() !== '' && draft.description.trim() !== ''}
      onSave={save}
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
          <NumberField
            label={order}
            decreaseLabel={text('admin.less', { what: order })}
            increaseLabel={text('admin.more', { what: order })}
            min={0}
            max={9999}
            step={10}
            format={{ maximumFractionDigits: 0 }}
            value={draft.view_order}
            onValueChange={(view_order) => set({ view_order: view_order ?? 0 })}
          />
        )}
      </FieldRow>
      <TextField
        label={text('stop-codes.english')}
        required
        maxLength={80}
        value={draft.description}
        onValueChange={(description) => set({ description })}
      />
      <TextField
        label={text('stop-codes.swedish')}
        maxLength={80}
        value={draft.description_sv}
        onValueChange={(description_sv) => set({ description_sv })}
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
      {group && (
        <RemoveButton
          label={text('reasons.remove')}
          title={text('reasons.remove-title', { name: group.description })}
          message={text('reason-groups.remove-text')}
          onRemove={async () => {
            await call('delete_reason_group', { kind, code: group.code, version: group.version })
            return text('reasons.removed', { name: group.description })
          }}
          onRemoved={onSaved}
          onClose={onClose}
        />
      )}
    </FormDialog>
  )
}
