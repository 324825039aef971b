import type {
  DayTypeSetting,
  DayTypeSettingRow,
  ShiftSettingRow,
} from '@takt/domain/calendar/model/calendar-setting.ts'
import { plannedHours } from '@takt/domain/calendar/week-picture.ts'
import { isNamed } from '@takt/domain/ground/names.ts'
import { overlapIn } from '@takt/domain/ground/overlap.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { call } from '../../../data/call/call.ts'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'
import { HoldsFromField, useNextDay } from './HoldsFromField.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { SpanFields } from './SpanFields.tsx'
import type { CalendarWords } from './use-calendar-words.ts'
import { WeekPicture } from './WeekPicture.tsx'

interface DayTypeFormProps {
  /** Null: a new one. */
  kind: DayTypeSettingRow | null
  shifts: readonly ShiftSettingRow[]
  words: CalendarWords
  mayRemove: boolean
  onSaved: () => Promise<void>
  onClose: () => void
}

export function DayTypeForm({ kind, shifts, words, mayRemove, onSaved, onClose }: DayTypeFormProps) {
  const text = useText()
  const names = useNames()
  const tomorrow = useNextDay()
  const { draft, typed, meanwhile, set } = useDraft<DayTypeSetting & { from: string | null }>({
    names: kind?.names ?? {},
    spans: kind?.spans ?? [],
    from: kind?.used ? tomorrow : null,
  })
  const { spans } = draft
  const name = names(draft).first
  const timed = spans.every(({ from, to }) => from !== '' && to !== '')
  const overlap = timed ? overlapIn([{ name, spans }]) : null
  const planned = text('day-types.planned', { hours: plannedHoursText(timed ? plannedHours([spans]) : 0) })
  const wrong = overlap ? text(`refusal.${overlap.refusal}` as TextKey, overlap.values) : ''
  const save = async () => {
    await call('save_day_type', { ...draft, day_type: kind?.day_type ?? null, version: kind?.version ?? 0 })
    return text('calendars.saved', { name })
  }
  return (
    <FormDialog
      title={kind ? names(kind).first : text('day-types.new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={isNamed(draft.names) && timed && overlap === null && draft.from !== ''}
      missing={wrong}
      saves="save_day_type"
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <NamesField
        label={text('calendars.name')}
        required
        maxLength={60}
        value={draft.names}
        onValueChange={(given) => set({ names: given })}
      />
      <SpanFields spans={spans} shifts={shifts} words={words} onValueChange={(next) => set({ spans: next })} />
      {timed && <WeekPicture label={planned} days={[{ name: '', spans }]} shiftName={words.shift} />}
      <strong>{planned}</strong>
      <FormFailure text={wrong} />
      {kind?.used && (
        <>
          <p>{text('day-types.everywhere')}</p>
          <HoldsFromField value={draft.from} onValueChange={(from) => set({ from })} />
        </>
      )}
      {kind && mayRemove && !kind.used && (
        <div>
          <RemoveButton
            removes="delete_day_type"
            name={names(kind).first}
            onRemove={() => call('delete_day_type', { day_type: kind.day_type, version: kind.version })}
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
