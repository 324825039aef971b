import type { ShiftSetting, ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { isNamed } from '@takt/domain/ground/names.ts'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'
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
  const names = useNames()
  const { draft, typed, meanwhile, set } = useDraft<ShiftSetting>({
    shift: shift?.shift ?? next,
    names: shift?.names ?? {},
  })
  const save = async () => {
    await call('save_shift', { ...draft, version: shift?.version ?? 0 })
    return text('calendars.saved', { name: names(draft).first })
  }
  return (
    <FormDialog
      title={shift ? text('shifts.change-title', { shift: shift.shift }) : text('shifts.new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={isNamed(draft.names)}
      saves="save_shift"
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
      <NamesField
        label={text('calendars.name')}
        required
        maxLength={60}
        value={draft.names}
        onValueChange={(given) => set({ names: given })}
      />
      {shift && (
        <div>
          <RemoveButton
            removes="delete_shift"
            name={names(shift).first}
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
