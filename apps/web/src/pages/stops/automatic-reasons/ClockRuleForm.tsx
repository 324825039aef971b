import type { AutomaticReasonDraft, AutomaticReasonRow } from '@takt/domain/machines/model/automatic-reason.ts'
import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { mayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { weekdays } from '../../../data/words/weekdays.ts'
import { TimeField } from '../../../parts/date-field/TimeField.tsx'
import { ChoiceGroup } from '../../../parts/form/ChoiceGroup.tsx'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import styles from './AutomaticReasons.module.css'
import { useRuleWords } from './use-rule-words.ts'

const blank: AutomaticReasonDraft = {
  description: '',
  machines: null,
  set_code: '',
  only_when: [UNCODED],
  weekdays: [1, 2, 3, 4, 5],
  from_time: '',
  until_time: '',
  calendars: [],
  active: true,
}

interface ClockRuleFormProps {
  /** Null: a new one. */
  rule: AutomaticReasonRow | null
  onSaved: () => Promise<void>
  onClose: () => void
}

export function ClockRuleForm({ rule, onSaved, onClose }: ClockRuleFormProps) {
  const text = useText()
  const words = useRuleWords()
  const session = useSession()
  // Who has some machines makes no rule for all of them.
  const { draft, typed, meanwhile, set } = useDraft<AutomaticReasonDraft>(() =>
    draftOf(rule, session.machine_restrictions),
  )
  const complete =
    [draft.set_code, draft.from_time, draft.until_time].every((word) => word !== '') &&
    draft.weekdays.length > 0 &&
    draft.only_when.length > 0 &&
    (rule !== null || mayCall(session, 'save_automatic_reason', { machines: draft.machines }))
  const save = async () => {
    await call('save_automatic_reason', { ...draft, rule_no: rule?.rule_no ?? null, version: rule?.version ?? 0 })
    return text('clock-rules.saved')
  }
  const stops = [
    { value: UNCODED, label: text('clock-rules.uncoded') },
    ...words.codes.filter(({ value }) => value !== draft.set_code),
  ]
  return (
    <FormDialog
      size="l"
      title={text(rule ? 'clock-rules.change' : 'clock-rules.new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={complete}
      missing={
        draft.weekdays.length === 0
          ? text('form.missing', { fields: text('clock-rules.days') })
          : draft.only_when.length === 0
            ? text('form.missing', { fields: text('clock-rules.stops') })
            : undefined
      }
      saves="save_automatic_reason"
      given={rule ? { machines: rule.machines } : {}}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <SelectField
          label={text('clock-rules.reason')}
          placeholder={text('clock-rules.reason')}
          required
          value={draft.set_code || null}
          options={words.codes}
          onValueChange={(set_code) =>
            set({ set_code, only_when: draft.only_when.filter((code) => code !== set_code) })
          }
        />
        <TextField
          label={text('clock-rules.name')}
          maxLength={80}
          value={draft.description}
          onValueChange={(description) => set({ description })}
        />
      </FieldRow>
      <ChoiceGroup
        label={text('clock-rules.days')}
        choices={weekdays.map((value) => ({ value, label: text(`deliveries.weekday.${value}`) }))}
        chosen={draft.weekdays}
        onChange={(days) => set({ weekdays: [...days].sort((a, b) => a - b) })}
      />
      <FieldRow>
        <TimeField
          label={text('clock-rules.from')}
          required
          value={draft.from_time}
          onValueChange={(from_time) => set({ from_time })}
        />
        <TimeField
          label={text('clock-rules.until')}
          required
          hint={draft.until_time !== '' && draft.until_time <= draft.from_time && text('clock-rules.next-day')}
          value={draft.until_time}
          onValueChange={(until_time) => set({ until_time })}
        />
      </FieldRow>
      <MachinesField
        label={text('clock-rules.machines')}
        value={draft.machines ?? []}
        onValueChange={(machines) => set({ machines: machines.length === 0 ? null : machines })}
      />
      {words.calendars.length > 1 && (
        <ChoiceGroup
          label={text('clock-rules.calendars')}
          choices={words.calendars}
          chosen={draft.calendars}
          onChange={(calendars) => set({ calendars })}
        />
      )}
      <ChoiceGroup
        label={text('clock-rules.stops')}
        choices={stops}
        chosen={draft.only_when}
        onChange={(only_when) => set({ only_when })}
      />
      <Switch label={text('clock-rules.active')} checked={draft.active} onCheckedChange={(active) => set({ active })} />
      <div className={styles.says} role="status">
        {complete && <strong>{words.sentence(draft)}</strong>}
        <span className={styles.muted}>{text('clock-rules.from-now')}</span>
      </div>
      {rule && (
        <RemoveButton
          removes="delete_automatic_reason"
          given={{ machines: rule.machines }}
          label={text('clock-rules.remove')}
          title={text('clock-rules.remove-title', { name: nameOf(rule) })}
          message={text('clock-rules.remove-text')}
          onRemove={async () => {
            await call('delete_automatic_reason', { rule_no: rule.rule_no, version: rule.version })
            return text('clock-rules.removed', { name: nameOf(rule) })
          }}
          onRemoved={onSaved}
          onClose={onClose}
        />
      )}
    </FormDialog>
  )
}

function draftOf(rule: AutomaticReasonRow | null, own: readonly string[]): AutomaticReasonDraft {
  if (!rule) return { ...blank, machines: own.length === 0 ? null : [...own] }
  const { rule_no: _, version: _v, ...draft } = rule
  return draft
}

function nameOf({ description, set_code }: AutomaticReasonRow): string {
  return description || set_code
}
