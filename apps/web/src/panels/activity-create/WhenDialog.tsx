import { MOST_DATES, typedDate, withDate } from '@takt/domain/activities/date-list.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { CloseIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { serverNow } from '../../data/live/server-clock.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { MomentField } from '../../parts/date-field/MomentField.tsx'
import styles from './ActivityCreatePanel.module.css'

interface WhenDialogProps {
  open: boolean
  due_dates: readonly number[]
  note: string
  onDates: (dates: readonly number[]) => void
  onNote: (note: string) => void
  onClose: () => void
}

/** Dates on which it is wanted, one activity each, and a note for those who perform it. */
export function WhenDialog({ open, due_dates, note, onDates, onNote, onClose }: WhenDialogProps) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const [typed, setTyped] = useState('')
  const date = typedDate(typed, timeZone)
  const good = date !== null && date > serverNow()
  const [full, setFull] = useState(false)
  const past = typed !== '' && !good
  const fault = full
    ? text('activity.dates-full', { count: MOST_DATES })
    : past
      ? text('activity.date-past')
      : undefined
  const set = (dates: readonly number[]) => {
    setFull(false)
    onDates(dates)
  }
  const add = () => {
    if (date === null) return
    const longer = withDate(due_dates, date)
    if (longer === null) return setFull(true)
    set(longer)
    setTyped('')
  }
  return (
    <Dialog
      open={open}
      size="s"
      title={text('activity.dates')}
      closeLabel={text('shell.close')}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <Button size="primary" variant="primary" onClick={onClose}>
          {text('shell.close')}
        </Button>
      }
    >
      <div className={styles.when}>
        {due_dates.length === 0 ? (
          <p className={styles.about}>{text('activity.now')}</p>
        ) : (
          <ul className={styles.dates}>
            {due_dates.map((at) => {
              const words = dayAndTime(at, { timeZone })
              return (
                <li key={at}>
                  {words}
                  <IconButton
                    aria-label={text('activity.remove-date', { date: words })}
                    icon={<CloseIcon />}
                    onClick={() => set(due_dates.filter((each) => each !== at))}
                  />
                </li>
              )
            })}
          </ul>
        )}
        <div className={styles.add}>
          <MomentField label={text('activity.date')} error={fault} value={typed} onValueChange={setTyped} />
          <Button
            icon={<PlusIcon />}
            why={!good && (fault ?? text('form.missing', { fields: text('activity.date') }))}
            onClick={add}
          >
            {text('activity.add-date')}
          </Button>
        </div>
        <TextArea label={text('activity.note')} rows={3} maxLength={1000} value={note} onValueChange={onNote} />
      </div>
    </Dialog>
  )
}
