import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { suggestedDayStart } from '@takt/domain/setup/day-start.ts'
import { nextNumber } from '@takt/domain/setup/machine-number.ts'
import type { MachineSetting, MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { suggestedMachine } from '@takt/domain/setup/suggested-machine.ts'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { MachineActions } from './MachineActions.tsx'
import { MachineForm } from './MachineForm.tsx'
import { useCalendarSpans } from './use-calendar-spans.ts'

interface MachineDialogsProps {
  /** Null: a new one. */
  row: MachineSettingRow | null
  rows: readonly MachineSettingRow[]
  onSaved: () => Promise<void>
  onClose: () => void
}

/** One machine, or the next one like it. */
export function MachineDialogs({ row, rows, onSaved, onClose }: MachineDialogsProps) {
  const [model, setModel] = useState<MachineSettingRow | null>(null)
  const choices = useLoad('get_machine_choices', {})
  const mayAdd = hasWholePlant(useSession())
  const spans = useCalendarSpans()
  const common = { rows, choices: choices.rows ?? [], onSaved, onClose }
  if (model) {
    const taken = new Set(rows.map(({ machine_id }) => machine_id))
    const machine_id = nextNumber(model.machine_id, taken)
    return <MachineForm key="copy" {...common} begins={{ ...settingOf(model), machine_id }} model={model} row={null} />
  }
  if (!row) {
    // A form that began before the calendars are known would offer the wrong one.
    if (choices.loading || spans.loading) return null
    const calendar = common.choices.find(({ kind }) => kind === 'calendar')
    const calendar_id = calendar ? Number(calendar.code) : null
    const begins = { ...suggestedMachine(), calendar_id, day_start: suggestedDayStart(spans.of(calendar_id)) }
    return <MachineForm {...common} begins={begins} row={null} />
  }
  return (
    <MachineForm {...common} begins={settingOf(row)} row={row}>
      <MachineActions row={row} onCopy={mayAdd ? () => setModel(row) : undefined} onSaved={onSaved} onClose={onClose} />
    </MachineForm>
  )
}

/** What can be set of a machine, without what only the server knows. */
function settingOf(row: MachineSettingRow): MachineSetting {
  const names = Object.keys(suggestedMachine()) as (keyof MachineSetting)[]
  const setting = Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as MachineSetting
  // A second name that only repeats the first goes with it when that is changed.
  const same = setting.object_description === setting.machine_description
  return same ? { ...setting, object_description: '' } : setting
}
