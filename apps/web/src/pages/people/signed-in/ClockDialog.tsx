import { maySignInAt } from '@takt/domain/people/may-sign-in-at.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { machines, useMachineIds } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { usePopupTime } from '../../../data/stops/use-popup-time.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../../parts/leave-guard/use-discard-question.tsx'
import { MachineChoice } from '../../../parts/machine-choice/MachineChoice.tsx'
import styles from './ClockDialog.module.css'
import { useClock } from './use-clock.ts'

interface ClockDialogProps {
  readonly machine_id: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A person signs in with a PIN, at one machine or at several; nobody else's number is ever shown. */
export default function ClockDialog({ machine_id, onDone, onClose }: ClockDialogProps) {
  const text = useText()
  const number = useNumber()
  const form = useId()
  const { time_zone: timeZone } = useSession()
  const [pin, setPin] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([machine_id])
  const ids = useMachineIds().filter((id) => {
    const machine = machines.get(id)
    return machine !== undefined && maySignInAt(machine)
  })
  const clock = useClock(pin, chosen, onDone)
  const ready = pin.trim() !== '' && chosen.length > 0
  const missing = () => {
    if (ready || clock.places || clock.question !== null) return ''
    return pin.trim() === '' ? text('form.missing', { fields: text('employees.pin') }) : text('people.choose-machines')
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready) void clock.clockIn()
  }
  const { places, question, busy } = clock
  const changed = !places && (pin !== '' || String(chosen) !== machine_id)
  const lose = useDiscardQuestion(changed, onClose)
  const [first] = places ?? []
  return (
    <Dialog
      open
      size="m"
      closesBeside={false}
      title={text(question === null ? 'clock.title' : 'people.elsewhere')}
      description={question ?? undefined}
      closeLabel={text('shell.close')}
      missing={missing()}
      onOpenChange={(open) => !open && lose.leave()}
      onTimeOut={onClose}
      footer={
        places ? (
          <Button size="primary" variant="primary" onClick={onClose}>
            {text('clock.done')}
          </Button>
        ) : question !== null ? (
          <>
            <Button size="primary" busy={busy} onClick={() => void clock.clockIn(false)}>
              {text('clock.stay')}
            </Button>
            <Button size="primary" variant="primary" busy={busy} onClick={() => void clock.clockIn(true)}>
              {text('people.yes')}
            </Button>
          </>
        ) : (
          <Button type="submit" form={form} size="primary" variant="primary" busy={busy} why={missing()}>
            {text('people.enter')}
          </Button>
        )
      }
      {...usePopupTime()}
    >
      {places ? (
        <div className={styles.clock} role="status">
          <p>{text('clock.at', { name: first?.employee_name ?? '' })}</p>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.machine_id}>
                <strong>{place.machine_id}</strong>{' '}
                <small>
                  {text('clock.since', {
                    at: dayAndTime(Date.parse(place.signed_in), { timeZone }),
                    share: number(place.share),
                  })}
                </small>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        question === null && (
          <form noValidate id={form} className={styles.clock} onSubmit={send}>
            <TextField
              label={text('employees.pin')}
              hint={text('clock.hint')}
              error={clock.fault}
              size="primary"
              type="password"
              inputMode="numeric"
              autoFocus
              maxLength={8}
              value={pin}
              onValueChange={(typed) => {
                clock.forget()
                setPin(typed)
              }}
            />
            <MachineChoice machine_ids={ids} chosen={chosen} onChoose={setChosen} />
          </form>
        )
      )}
      {lose.question}
    </Dialog>
  )
}
