import type {
  ActivityTypeSetting,
  ActivityTypeSettingRow,
} from '@takt/domain/activities/model/activity-type-setting.ts'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'
import type { TypePart } from './type-part.ts'

type Open = 'always' | 'minutes' | 'cycles'
type Outcome = 'after_ok' | 'after_exception'

const NOTHING = '-'
const whole = { maximumFractionDigits: 0 }
/** What a new duration begins with: a shift, or a day of a fast machine. */
const FIRST = { always: 0, minutes: 480, cycles: 5000 } as const

interface WhenFieldsProps extends TypePart {
  others: readonly ActivityTypeSettingRow[]
}

/** How long it stays open, when it warns, and what follows it by itself. */
export function WhenFields({ draft, set, others }: WhenFieldsProps) {
  const text = useText()
  const open: Open = draft.duration === 0 ? 'always' : draft.duration_unit
  return (
    <FieldGroup look="part" name={text('activity-types.when')}>
      <Switch
        label={text('activity-types.manual')}
        description={text('activity-types.manual-text')}
        checked={draft.manual === 1}
        onCheckedChange={(on) => set({ manual: on ? 1 : 0 })}
      />
      <FieldRow>
        <SelectField
          label={text('activity-types.open')}
          placeholder={text('activity-types.open')}
          value={open}
          options={(['always', 'minutes', 'cycles'] as const).map((kind) => ({
            value: kind,
            label: text(`activity-types.open-${kind}`),
          }))}
          onValueChange={(kind: Open) =>
            set({ duration: FIRST[kind], duration_unit: kind === 'always' ? 'minutes' : kind })
          }
        />
        {open !== 'always' && (
          <FormNumber
            label={text(`activity-types.${open}`)}
            min={1}
            format={whole}
            value={draft.duration}
            onValueChange={(duration) => set({ duration: duration ?? 1 })}
          />
        )}
        <FormNumber
          label={text('activity-types.alarm')}
          hint={text('activity-types.alarm-hint')}
          min={0}
          format={whole}
          value={draft.alarm_period < 0 ? null : draft.alarm_period}
          onValueChange={(alarm_period) => set({ alarm_period: alarm_period ?? -1 })}
        />
      </FieldRow>
      <Following outcome="after_ok" draft={draft} set={set} others={others} />
      <Following outcome="after_exception" draft={draft} set={set} others={others} />
    </FieldGroup>
  )
}

function Following({ outcome, draft, set, others }: WhenFieldsProps & { outcome: Outcome }) {
  const text = useText()
  const names = useNames()
  const { create, after_minutes } = draft[outcome]
  const change = (next: Partial<ActivityTypeSetting[Outcome]>) => set({ [outcome]: { ...draft[outcome], ...next } })
  return (
    <FieldRow>
      <SelectField
        label={text(outcome === 'after_ok' ? 'activity-types.after-ok' : 'activity-types.after-exception')}
        placeholder={text('activity-types.after-ok')}
        value={create || NOTHING}
        options={[
          { value: NOTHING, label: text('activity-types.nothing-follows') },
          { value: 'same', label: text('activity-types.again') },
          ...others.map((other) => ({
            value: String(other.record_no),
            label: text('activity-types.follows', { name: names(other).first }),
          })),
        ]}
        onValueChange={(next) => change({ create: next === NOTHING ? '' : next })}
      />
      {create !== '' && (
        <FormNumber
          label={text('activity-types.after')}
          hint={text('activity-types.after-hint')}
          min={0}
          format={whole}
          value={after_minutes}
          onValueChange={(minutes) => change({ after_minutes: minutes ?? 0 })}
        />
      )}
    </FieldRow>
  )
}
