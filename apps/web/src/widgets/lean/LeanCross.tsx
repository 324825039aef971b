import { firstOfMonth } from '@takt/domain/ground/dates.ts'
import {
  type LeanDay,
  type LeanState,
  leanCells,
  leanStates,
  otherMonth,
} from '@takt/domain/history/widgets/lean-cross.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { type CSSProperties, useState } from 'react'
import type { Say, WidgetProps } from '../../dashboard/define-widget.ts'
import { FittedWords } from '../../dashboard/text/FittedWords.tsx'
import { dayInWords } from '../../data/words/format.ts'
import styles from './LeanCross.module.css'
import type { lean } from './lean.widget.ts'

type Props = WidgetProps<(typeof lean)['options'], ReturnType<(typeof lean)['needs']>>

/** A month as a cross: how each of its days went. */
export default function LeanCross({ config, data, dayOf: runningDay, plant, say, actions, view, setView }: Props) {
  const today = runningDay([])
  const last = view === ''
  const month = view === '' ? firstOfMonth(today) : `${view}-01`
  const [chosen, setChosen] = useState<string | null>(null)
  const dayOf = (date: string): LeanDay =>
    data.days.find((day) => day.date === date) ?? { date, state: 'none', note: '' }
  const turn = (step: -1 | 1) => {
    const next = otherMonth(month, step, today)
    setChosen(null)
    setView(next === firstOfMonth(today) ? '' : next.slice(0, 7))
  }
  const { setLeanDay } = actions
  const name = dayInWords(month, plant.language, 'month')
  return (
    <div className={styles.lean}>
      <div className={styles.head}>
        <IconButton aria-label={say('widget.lean.back')} icon={<ArrowLeftIcon />} onClick={() => turn(-1)} />
        <FittedWords>
          <span className={styles.of}>
            {`${say(`choice.lean-type.${config.leanType}`)} ·`} <span className={styles.month}>{name}</span>
          </span>
        </FittedWords>
        <IconButton
          aria-label={say('widget.lean.on')}
          icon={<ArrowRightIcon />}
          disabled={last}
          onClick={() => turn(1)}
        />
      </div>
      <div className={styles.place}>
        <div className={styles.cross}>
          {leanCells(month, config.centre).map(({ row, column, date, centre }) => {
            const place = { gridRow: row + 1, gridColumn: column + 1 } as CSSProperties
            if (centre) {
              return (
                <span key="centre" className={styles.centre} style={place} aria-hidden="true">
                  {say(`choice.lean-type.${config.leanType}`).charAt(0)}
                </span>
              )
            }
            if (date === null) return null
            const day = dayOf(date)
            const label = say('widget.lean.day', { date, state: say(`widget.lean.state.${day.state}`) })
            const words = day.note === '' ? label : `${label}: ${day.note}`
            const shown = {
              className: styles.day,
              style: place,
              'data-state': day.state,
              title: words,
              'data-today': date === today || undefined,
            }
            const number = Number(date.slice(8))
            return setLeanDay === undefined || date > today ? (
              <span key={date} {...shown} role="img" aria-label={words}>
                {number}
              </span>
            ) : (
              <button key={date} {...shown} type="button" aria-label={words} onClick={() => setChosen(date)}>
                {number}
              </button>
            )
          })}
        </div>
      </div>
      {chosen !== null && setLeanDay !== undefined && (
        <DayForm
          key={chosen}
          day={dayOf(chosen)}
          say={say}
          onSet={async (day) => {
            await setLeanDay(config.leanType, day)
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

interface DayFormProps {
  readonly day: LeanDay
  readonly say: Say
  readonly onSet: (day: LeanDay) => Promise<void>
  readonly onClose: () => void
}

function DayForm({ day, say, onSet, onClose }: DayFormProps) {
  const [note, setNote] = useState(day.note)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const set = (state: LeanState) => {
    setBusy(true)
    onSet({ ...day, state, note }).catch((failure: Error) => {
      setProblem(failure.message)
      setBusy(false)
    })
  }
  return (
    <fieldset className={styles.form} aria-label={say('widget.lean.set', { date: day.date })}>
      <strong>{say('widget.lean.set', { date: day.date })}</strong>
      <TextField label={say('widget.lean.note')} value={note} maxLength={400} onValueChange={setNote} />
      <div className={styles.states}>
        {leanStates.map((state) => (
          <Button key={state} disabled={busy} onClick={() => set(state)}>
            <span className={styles.swatch} data-state={state} />
            {say(`widget.lean.state.${state}`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={onClose}>
          {say('shell.cancel')}
        </Button>
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </fieldset>
  )
}
