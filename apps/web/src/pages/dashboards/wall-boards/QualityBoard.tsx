import type { QualityBoard as Row } from '@takt/domain/dashboards/model/boards.ts'
import { languages } from '@takt/domain/ground/languages.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { percentText, tenthsText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { BarRow } from './BarRow.tsx'
import { BoardFrame, type BoardProps, Instead, useMoment } from './BoardFrame.tsx'
import list from './list.module.css'
import parts from './parts.module.css'
import styles from './QualityBoard.module.css'
import { useBoard } from './use-board.ts'

export function QualityBoard({ place, turn }: BoardProps) {
  const load = useBoard('quality', place)
  return (
    <BoardFrame board="quality" load={load} turn={turn}>
      {(row) => <Quality row={row} />}
    </BoardFrame>
  )
}

interface Of {
  readonly row: Row
}

function Quality({ row }: Of) {
  const text = useText()
  if (row.pieces === 0 && row.scrap_qty === 0) return <Instead title={text('board.waiting-pieces')} />
  if (row.scrap_qty === 0) {
    return (
      <Instead title={text('board.no-scrap')} about={text('board.no-scrap-text', { count: Math.round(row.pieces) })} />
    )
  }
  return (
    <div className={styles.quality}>
      <Share row={row} />
      <Shares row={row} />
      <Bookings row={row} />
    </div>
  )
}

function Share({ row }: Of) {
  const text = useText()
  const number = useNumber()
  const { locale } = languages[useLanguage()]
  const { scrap_percent, goal_percent, pieces, scrap_qty } = row
  const over = goal_percent !== null && scrap_percent !== null && scrap_percent > goal_percent
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.scrap-share')}</h2>
      <p className={classNames(parts.huge, styles.share)}>{tenthsText(scrap_percent, locale)}</p>
      {goal_percent !== null && (
        <>
          <p className={over ? parts.bad : parts.strong}>{text(over ? 'board.over-goal' : 'board.within-goal')}</p>
          <p className={parts.medium}>{text('board.goal', { percent: percentText(goal_percent, number) })}</p>
        </>
      )}
      <p>{text('board.scrap-of', { scrap: Math.round(scrap_qty), pieces: Math.round(pieces) })}</p>
    </div>
  )
}

function Shares({ row: { reasons, parts: articles } }: Of) {
  const text = useText()
  const language = useLanguage()
  const number = useNumber()
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.by-reason')}</h2>
      <ol className={parts.bars}>
        {reasons.slice(0, MOST_BARS).map(({ code, names, colour, scrap_qty }) => (
          <BarRow
            key={code}
            name={nameIn(names, language) || code}
            value={number(scrap_qty)}
            share={scrap_qty / (reasons[0]?.scrap_qty ?? 1)}
            fill={colour || 'var(--state-stopped)'}
          />
        ))}
      </ol>
      <h2 className={parts.label}>{text('board.by-article')}</h2>
      <ol className={parts.bars}>
        {articles.slice(0, MOST_BARS).map(({ part_no, part_description, scrap_qty }) => (
          <BarRow
            key={part_no}
            name={part_description || part_no}
            value={number(scrap_qty)}
            share={scrap_qty / (articles[0]?.scrap_qty ?? 1)}
            fill="var(--accent-fill)"
          />
        ))}
      </ol>
    </div>
  )
}

/** Two lists of them share the height. */
const MOST_BARS = 4

function Bookings({ row: { bookings } }: Of) {
  const text = useText()
  const language = useLanguage()
  const number = useNumber()
  const moment = useMoment()
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.last-bookings')}</h2>
      <ul className={list.list}>
        {bookings.map((booking) => (
          <li key={booking.record_no} className={list.entry}>
            <span className={list.figure}>{number(booking.scrap_qty)}</span>
            <span className={list.name}>{nameIn(booking.names, language)}</span>
            <span className={list.moment}>{moment(booking.at)}</span>
            <span
              className={list.under}
            >{`${booking.machine_name || booking.machine_id} · ${booking.part_description || booking.part_no}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
