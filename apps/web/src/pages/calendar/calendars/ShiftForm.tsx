import type { ShiftSetting, ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { RemoveButton } from './RemoveButton.tsx'

interface ShiftFormProps {
  /** Null: a new one. */
  shift: ShiftSettingRow | null
  /** The number a new one gets unless somebody says otherwise. */
  next: number
  onSaved: () => Promise<void>
  onClose: () => void
}

export function ShiftForm({ shift, next, onSaved, onClose }: ShiftFormProps) {
  const text = useText()
  const { draft, set } = useDraft<ShiftSetting>({
    shift: shift?.shift ?? next,
    description: shift?.description ?? '',
    description_sv: shift?.description_sv ?? '',
  })
  const save = async () => {
    await call('save_shift', { ...draft, version: shift?.version ?? 0 })
    return text('calendars.saved', { name: draft.description })
  }
  return (
    <FormDialog
      title={shift ? text('shifts.change-title', { shift: shift.shift }) : text('shifts.new')}
      fields={draft}
      complete={draft.description.trim() !== ''}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {!shift && (
        <FormNumber
          label={text('shifts.number')}
          hint={text('shifts.number-hint')}
          min={1}
          max={99}
          value={draft.shift}
          onValueChange={(number) => set({ shift: number ?? next })}
        />
      )}
      <FieldRow>
        <TextField
          label={text('shifts.english')}
          required
          maxLength={60}
          value={draft.description}
          onValueChange={(description) => set({ description })}
        />
        <TextField
          label={text('shifts.swedish')}
          maxLength={60}
          value={draft.description_sv}
          onValueChange={(description_sv) => set({ description_sv })}
        />
      </FieldRow>
      {shift && (
        <div>
          <RemoveButton
            name={shift.description}
            onRemove={() => call('delete_shift', { shift: shift.shift, version: shift.version })}
            onRemoved={async () => {
              onClose()
              await onSaved()
            }}
          />
        </div>
      )}
    </FormDialog>
  )
}
