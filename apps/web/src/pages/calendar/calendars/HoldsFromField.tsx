import { nextDay } from '@takt/domain/ground/versions.ts'
import { Field } from '@takt/ui/field/Field.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { serverNow } from '../../../data/live/server-clock.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import { FieldRow } from '../../../parts/form/Fields.tsx'

/** Tomorrow by the plant's clock: what a change holds from unless somebody says otherwise. */
export function useNextDay(): string {
  return nextDay(serverNow(), useSession().time_zone)
}

interface HoldsFromFieldProps {
  /** Null: now. */
  value: string | null
  onValueChange: (from: string | null) => void
}

/** From when a change holds. What has passed is never planned anew. */
export function HoldsFromField({ value, onValueChange }: HoldsFromFieldProps) {
  const text = useText()
  const first = useNextDay()
  const hint = text(value === null ? 'calendars.holds-now-hint' : 'calendars.holds-day-hint')
  return (
    <FieldRow>
      <Field label={text('calendars.holds-from')} nativeLabel={false} hint={hint}>
        <Segmented
          label={text('calendars.holds-from')}
          value={value === null ? 'now' : 'day'}
          options={[
            { value: 'day', label: text('calendars.holds-day') },
            { value: 'now', label: text('calendars.holds-now') },
          ]}
          onValueChange={(kind) => onValueChange(kind === 'now' ? null : first)}
        />
      </Field>
      {value !== null && (
        <DateField
          label={text('calendars.holds-day')}
          required
          min={first}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </FieldRow>
  )
}
