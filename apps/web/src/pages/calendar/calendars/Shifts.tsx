import type { ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { shifts as shiftsRegister } from '@takt/domain/calendar/shifts.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import styles from './Calendars.module.css'
import { Part } from './Part.tsx'
import { ShiftForm } from './ShiftForm.tsx'
import type { CalendarWords } from './use-calendar-words.ts'

const changes = showChanges({
  of: shiftsRegister,
  title: 'shifts.title',
})

interface ShiftsProps {
  shifts: readonly ShiftSettingRow[]
  words: CalendarWords
  mayChange: boolean
  onSaved: () => Promise<void>
}

/** Numbers and names: a press changes the name. */
export function Shifts({ shifts, words, mayChange, onSaved }: ShiftsProps) {
  const text = useText()
  const [writing, setWriting] = useState<number | 'new' | null>(null)
  const tools = (
    <>
      <RegisterTools of={changes} rows={shifts} onImported={onSaved} />
      {mayChange && (
        <Button icon={<PlusIcon />} onClick={() => setWriting('new')}>
          {text('shifts.new')}
        </Button>
      )}
    </>
  )
  return (
    <Part title={text('shifts.title')} about={shifts.length === 0 ? text('shifts.none') : undefined} tools={tools}>
      <ul className={styles.shifts}>
        {shifts.map(({ shift }) => (
          <li key={shift}>
            <Button onClick={() => setWriting(shift)}>
              {text('shifts.named', { shift, name: words.shift(shift) })}
            </Button>
          </li>
        ))}
      </ul>
      {writing !== null && (
        <ShiftForm
          shift={shifts.find(({ shift }) => shift === writing) ?? null}
          next={Math.max(0, ...shifts.map(({ shift }) => shift)) + 1}
          onSaved={onSaved}
          onClose={() => setWriting(null)}
        />
      )}
    </Part>
  )
}
