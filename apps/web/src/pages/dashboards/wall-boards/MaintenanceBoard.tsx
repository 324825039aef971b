import type { MaintenanceBoard as Row } from '@takt/domain/dashboards/model/boards.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import { useServerNow } from '../../../data/live/live.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { BoardFrame, type BoardProps, Instead, useMoment } from './BoardFrame.tsx'
import list from './list.module.css'
import styles from './MaintenanceBoard.module.css'
import parts from './parts.module.css'
import { shortTime } from './short-time.ts'
import { useBoard } from './use-board.ts'

/** More do not fit; how many there are stands above. */
const MOST_FAULTS = 6

export function MaintenanceBoard({ place, turn }: BoardProps) {
  const load = useBoard('maintenance', place)
  return (
    <BoardFrame board="maintenance" load={load} turn={turn}>
      {(row) => (
        <div className={styles.halves}>
          <Faults row={row} />
          <Activities row={row} />
        </div>
      )}
    </BoardFrame>
  )
}

interface Of {
  readonly row: Row
}

function Faults({ row: { faults } }: Of) {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const now = useServerNow(5_000)
  if (faults.length === 0) return <Instead half title={text('board.no-faults')} />
  return (
    <div className={parts.panel}>
      <h2 className={classNames(parts.label, styles.heading)}>
        {text('board.faults')} <b className={parts.large}>{number(faults.length)}</b>
      </h2>
      <ul className={list.list}>
        {faults.slice(0, MOST_FAULTS).map(({ machine_id, name, names, since, colour }) => (
          <li key={machine_id} className={list.fault}>
            <span
              className={list.sign}
              style={colour === '' ? undefined : { background: colour, color: textOn(colour) }}
            >
              <StateShape tone="stopped" className={parts.shape} />
            </span>
            <span className={list.strong}>{`${machine_id} ${name}`.trim()}</span>
            <span className={list.figure}>{shortTime(now - Date.parse(since))}</span>
            <span className={list.under}>{nameIn(names, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Activities({ row: { activities, open, overdue } }: Of) {
  const text = useText()
  const language = useLanguage()
  const moment = useMoment()
  if (activities === null) {
    return (
      <div className={parts.panel}>
        <h2 className={parts.label}>{text('board.activities')}</h2>
        <p className={parts.medium}>{text('board.activities-hidden')}</p>
      </div>
    )
  }
  if (activities.length === 0) return <Instead half title={text('board.no-activities')} />
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.activities')}</h2>
      <p className={parts.medium}>{text('board.open-overdue', { open, overdue })}</p>
      <ul className={list.list}>
        {activities.slice(0, MOST_FAULTS).map(({ record_no, names, machine_id, machine_name, due_date, alarm }) => (
          <li key={record_no} className={list.entry} data-alarm={alarm}>
            <span className={list.strong}>{nameIn(names, language)}</span>
            <span className={list.moment}>
              {text(alarm === 'overdue' ? 'board.overdue' : 'board.due', { time: moment(due_date) })}
            </span>
            <span className={list.under}>{`${machine_id} ${machine_name}`.trim()}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
