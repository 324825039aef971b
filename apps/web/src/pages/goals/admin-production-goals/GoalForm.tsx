import { type GoalPlace, goalPlaces, goalProblem } from '@takt/domain/goals/goal-draft.ts'
import type { GoalSetting, GoalSettingRow } from '@takt/domain/goals/model/goal-setting.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { call } from '../../../data/call/call.ts'
import { serverNow } from '../../../data/live/server-clock.ts'
import { useText } from '../../../data/words/use-text.ts'
import { currentSession } from '../../../device/session-store.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { usePlaces } from './use-places.ts'

interface GoalFormProps {
  /** Null: a new one. */
  goal: GoalSettingRow | null
  onSaved: () => Promise<void>
  onClose: () => void
}

const blank = (): GoalSetting => ({
  production_type: 'day',
  place: 'machine_id',
  place_id: '',
  shift: 0,
  target_good_qty: 0,
  target_good_qty_alt_unit: 0,
  target_earned_hours: 0,
  valid_from: localDate(serverNow(), currentSession()?.time_zone ?? 'UTC'),
  valid_to: '',
})

const targets = [
  ['target_good_qty', 'goals.good'],
  ['target_good_qty_alt_unit', 'goals.alt-unit'],
  ['target_earned_hours', 'goals.hours'],
] as const

export function GoalForm({ goal, onSaved, onClose }: GoalFormProps) {
  const text = useText()
  // As it was opened: over a newer version the server says so, and nothing of it is lost.
  const { draft, typed, meanwhile, set } = useDraft<GoalSetting>(goal ?? blank)
  const endsBefore = goalProblem(draft)?.refusal === 'goal-ends-before-it-begins'
  const places = usePlaces(draft.place)
  const save = async () => {
    const { production_type, place, place_id, shift, valid_from, valid_to } = draft
    const { target_good_qty, target_good_qty_alt_unit, target_earned_hours } = draft
    const said = { production_type, place, place_id, shift, valid_from, valid_to }
    const goals = { target_good_qty, target_good_qty_alt_unit, target_earned_hours }
    const over = { record_no: goal?.record_no ?? null, version: goal?.version ?? 0 }
    await call('save_production_goal', { ...said, ...goals, ...over })
    return text('goals.saved', { place: place_id })
  }
  return (
    <FormDialog
      title={text(goal ? 'goals.change-title' : 'goals.new-title')}
      fields={typed}
      meanwhile={meanwhile}
      complete={draft.place_id !== '' && draft.valid_from !== '' && !endsBefore}
      saves="save_production_goal"
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <SelectField
          label={text('goals.kind')}
          placeholder={text('goals.kind')}
          value={draft.place}
          options={goalPlaces.map((place) => ({ value: place, label: text(`goals.${place}`) }))}
          onValueChange={(place: GoalPlace) => set({ place, place_id: '' })}
        />
        <SelectField
          label={text('goals.place')}
          placeholder={text('goals.place')}
          required
          value={draft.place_id || null}
          options={places}
          onValueChange={(place_id) => set({ place_id })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={text('goals.period')}
          placeholder={text('goals.period')}
          value={draft.production_type}
          options={(['shift', 'day', 'week'] as const).map((type) => ({ value: type, label: text(`goals.${type}`) }))}
          onValueChange={(production_type) => set({ production_type, shift: 0 })}
        />
        {draft.production_type === 'shift' && (
          <SelectField
            label={text('goals.which-shift')}
            placeholder={text('goals.which-shift')}
            value={String(draft.shift)}
            options={[0, 1, 2, 3, 4].map((shift) => ({
              value: String(shift),
              label: shift === 0 ? text('goals.every-shift') : text('goals.shift-number', { shift }),
            }))}
            onValueChange={(shift) => set({ shift: Number(shift) })}
          />
        )}
        <DateField
          label={text('goals.valid-from')}
          required
          value={draft.valid_from}
          onValueChange={(valid_from) => set({ valid_from })}
        />
        <DateField
          label={text('goals.valid-to')}
          hint={text('goals.valid-to-hint')}
          min={draft.valid_from || undefined}
          error={endsBefore && text('refusal.goal-ends-before-it-begins')}
          value={draft.valid_to}
          onValueChange={(valid_to) => set({ valid_to })}
        />
      </FieldRow>
      <FieldRow>
        {targets.map(([field, label]) => (
          <FormNumber
            key={field}
            label={text(label)}
            min={0}
            value={draft[field]}
            onValueChange={(value) => set({ [field]: value ?? 0 })}
          />
        ))}
      </FieldRow>
      {goal && (
        <RemoveButton
          removes="delete_production_goal"
          label={text('goals.remove')}
          title={text('goals.remove-title', { place: goal.place_id })}
          message={text('goals.remove-text')}
          onRemove={async () => {
            await call('delete_production_goal', { record_no: goal.record_no, version: goal.version })
            return text('goals.removed', { place: goal.place_id })
          }}
          onRemoved={onSaved}
          onClose={onClose}
        />
      )}
    </FormDialog>
  )
}
