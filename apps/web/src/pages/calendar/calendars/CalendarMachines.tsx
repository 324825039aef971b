import type { CalendarSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useMachineIds } from '../../../data/machines/machines.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinesDialog } from '../../../parts/machines-field/MachinesDialog.tsx'
import { notify } from '../../../parts/notices.ts'

interface CalendarMachinesProps {
  calendar: CalendarSettingRow
  onSaved: () => Promise<void>
}

/** Which machines follow the calendar: chosen from all of them, from their next day on. */
export function CalendarMachines({ calendar, onSaved }: CalendarMachinesProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const offered = useMachineIds()
  const may = useMayCall('save_calendar_machines')
  const { calendar_id, description, machines } = calendar
  const follow = async (chosen: string[]) => {
    setOpen(false)
    setBusy(true)
    try {
      await call('save_calendar_machines', { calendar_id, machines: chosen })
      notify.success(text('calendars.machines-saved', { count: chosen.length, name: description }))
    } catch (problem) {
      notify.refused(problem)
    }
    await onSaved()
    setBusy(false)
  }
  if (!may) return null
  return (
    <>
      <Button busy={busy} onClick={() => setOpen(true)}>
        {text('calendars.machines')}
      </Button>
      {open && (
        <MachinesDialog
          offered={offered}
          chosen={machines}
          takeLabel={(count) => (count === 0 ? text('calendars.take-none') : text('calendars.take', { count }))}
          onClose={() => setOpen(false)}
          onPick={(chosen) => void follow(chosen)}
        />
      )}
    </>
  )
}
