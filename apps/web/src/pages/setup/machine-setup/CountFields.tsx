import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { MOST_MICRO_SECONDS } from '@takt/domain/machines/micro-stop.ts'
import { shiftsCutBy, suggestedDayStart } from '@takt/domain/setup/day-start.ts'
import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { Amount } from './Amount.tsx'
import { type GroupProps, isTime } from './machine-draft.ts'
import { PastMicroStops } from './PastMicroStops.tsx'
import { useCalendarSpans } from './use-calendar-spans.ts'

const NONE = '-'

export interface WithChoices extends GroupProps {
  choices: readonly ProcedureRow<'get_machine_choices'>[]
}

interface CountFieldsProps extends WithChoices {
  /** Null: a new one. */
  row: MachineSettingRow | null
}

export function CountFields({ draft, set, choices, row }: CountFieldsProps) {
  const text = useText()
  const dayFrom = row?.day_from ?? ''
  const spans = useCalendarSpans()
  const ofCalendar = spans.of(draft.calendar_id)
  const [cut] = isTime(draft.day_start) ? shiftsCutBy(draft.day_start, ofCalendar) : []
  const choose = (calendar_id: number | null) => {
    // What nobody has changed by hand follows the calendar; what a machine already counts by stays.
    const follows = row === null && draft.day_start === suggestedDayStart(ofCalendar)
    set({ calendar_id, ...(follows ? { day_start: suggestedDayStart(spans.of(calendar_id)) } : {}) })
  }
  const offered = (kind: 'calendar' | 'stop_code' | 'scrap_reason', none: string) => [
    { value: NONE, label: none },
    ...choices
      .filter((choice) => choice.kind === kind)
      .map(({ code, description }) => ({
        value: code,
        label: kind === 'calendar' ? description : `${code} ${description}`,
      })),
  ]
  return (
    <>
      {dayFrom !== '' && <p role="note">{text('machine-setup.day-from', { day: dayFrom })}</p>}
      <FieldRow>
        <SelectField
          label={text('machine-setup.calendar')}
          hint={text('machine-setup.calendar-hint')}
          placeholder={text('machine-setup.calendar')}
          value={draft.calendar_id === null ? NONE : String(draft.calendar_id)}
          options={offered('calendar', text('machine-setup.no-calendar'))}
          onValueChange={(code) => choose(code === NONE ? null : Number(code))}
        />
        <TextField
          label={text('machine-setup.day-start')}
          hint={text('machine-setup.day-start-hint')}
          error={!isTime(draft.day_start) && text('machine-setup.day-start-fault')}
          maxLength={5}
          placeholder="06:00"
          value={draft.day_start}
          onValueChange={(day_start) => set({ day_start })}
        />
      </FieldRow>
      {cut && (
        <p role="note">
          {text('machine-setup.shift-cut', {
            time: draft.day_start,
            from: cut.from,
            to: cut.to,
            better: suggestedDayStart(ofCalendar),
          })}
        </p>
      )}
      <Switch
        label={text('machine-setup.from-cycles')}
        description={text('machine-setup.from-cycles-hint')}
        checked={draft.good_from_cycles}
        onCheckedChange={(good_from_cycles) => set({ good_from_cycles })}
      />
      <FieldRow>
        <Amount
          label={text('machine-setup.cavities')}
          hint={text('machine-setup.cavities-hint')}
          min={1}
          max={1000}
          value={draft.cavities}
          onValueChange={(cavities) => set({ cavities })}
        />
        <Amount
          label={text('machine-setup.cycle')}
          hint={text('machine-setup.cycle-hint')}
          max={1_000_000}
          parts
          value={draft.planned_cycle_seconds}
          onValueChange={(planned_cycle_seconds) => set({ planned_cycle_seconds })}
        />
        <Amount
          label={text('machine-setup.min-run')}
          hint={text('machine-setup.min-run-hint')}
          max={86_400}
          value={draft.min_run_seconds}
          onValueChange={(min_run_seconds) => set({ min_run_seconds })}
        />
        <Amount
          label={text('machine-setup.micro')}
          hint={text('machine-setup.micro-hint')}
          max={MOST_MICRO_SECONDS}
          value={draft.micro_stop_seconds}
          onValueChange={(micro_stop_seconds) => set({ micro_stop_seconds })}
        />
      </FieldRow>
      {row && row.last_signal !== '' && <PastMicroStops row={row} seconds={draft.micro_stop_seconds} />}
      <SelectField
        label={text('machine-setup.scrap-reason')}
        hint={text('machine-setup.scrap-reason-hint')}
        placeholder={text('machine-setup.scrap-reason-company')}
        value={draft.scrap_reason || NONE}
        options={offered('scrap_reason', text('machine-setup.scrap-reason-company'))}
        onValueChange={(code) => set({ scrap_reason: code === NONE ? '' : code })}
      />
      <FieldRow>
        <SelectField
          label={text('machine-setup.unattended')}
          hint={text('machine-setup.unattended-hint')}
          placeholder={text('machine-setup.none-of-it')}
          value={draft.unattended_code || NONE}
          options={offered('stop_code', text('machine-setup.none-of-it'))}
          onValueChange={(code) => set({ unattended_code: code === NONE ? '' : code })}
        />
        <Amount
          label={text('machine-setup.startup-scrap')}
          hint={text('machine-setup.startup-scrap-hint')}
          max={100}
          value={draft.max_startup_scrap}
          onValueChange={(max_startup_scrap) => set({ max_startup_scrap })}
        />
      </FieldRow>
    </>
  )
}
