import type { BoardHead } from '@takt/domain/dashboards/model/boards.ts'
import type { BoardName, BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import type { ReactNode } from 'react'
import { useConnection, useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { plantTime, sinceText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { shortTime } from './short-time.ts'
import type { BoardLoad } from './use-board.ts'
import styles from './Wall.module.css'

export interface BoardProps {
  readonly place: BoardPlace
  readonly turn: {
    readonly page: number
    readonly pages: number
    readonly paused: boolean
    onPages(pages: number): void
  }
}

/** A moment as the plant's clock shows it, with its day where that is another one. */
export function useMoment(): (at: string) => string {
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const now = useServerNow(60_000)
  return (at) => sinceText(Date.parse(at), { language, timeZone, now })
}

interface BoardFrameProps<Row extends { readonly head: BoardHead }> extends Pick<BoardProps, 'turn'> {
  readonly board: BoardName
  readonly load: BoardLoad<Row>
  /** What the board tells of; without a word of today its figures would be of nothing. */
  readonly needsSignal?: boolean
  readonly children: (row: Row) => ReactNode
}

/** What stands over every board: whose it is, shift and clock; and in its place what it waits for. */
export function BoardFrame<Row extends { readonly head: BoardHead }>(on: BoardFrameProps<Row>) {
  const text = useText()
  const { board, load, turn } = on
  const { row } = load
  return (
    <section className={styles.board} aria-label={text(`board.${board}`)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text(`board.${board}`)}</h1>
        <p className={styles.place}>{row === undefined ? '' : row.head.place || text('board.whole-plant')}</p>
        {turn.pages > 1 && (
          <p className={styles.told}>{text('board.page', { page: turn.page + 1, pages: turn.pages })}</p>
        )}
        {turn.paused && <p className={styles.told}>{text('board.paused')}</p>}
        <ShiftAndClock head={row?.head} />
      </header>
      <Connection updatedAt={load.updatedAt} />
      <div className={styles.body}>
        {row === undefined ? (
          <WaitingFor load={load} />
        ) : (
          (reasonToWait(row.head, on.needsSignal === true) ?? on.children(row))
        )}
      </div>
    </section>
  )
}

function ShiftAndClock({ head }: { readonly head: BoardHead | undefined }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const now = useServerNow()
  const clock = (at: number) => plantTime(at, { language, timeZone, kind: 'time' })
  const shift = head && (nameIn(head.shift_names, language) || String(head.shift))
  return (
    <div className={styles.now}>
      <p className={styles.shift}>
        {head?.shift === 0 && text('board.no-shift')}
        {head && head.shifts > 1 && text('board.shifts-at-once', { count: head.shifts })}
        {head &&
          head.shifts === 1 &&
          text('board.shift-until', { shift: shift ?? '', time: clock(Date.parse(head.shift_end)) })}
      </p>
      <p className={styles.date}>{plantTime(now, { language, timeZone, kind: 'date' })}</p>
      <time className={styles.clock} dateTime={new Date(now).toISOString()}>
        {clock(now)}
      </time>
    </div>
  )
}

/** A wall without a server shows what it had, and says since when and how old that is. */
function Connection({ updatedAt }: { readonly updatedAt: number }) {
  const text = useText()
  const moment = useMoment()
  const { state, lostSince } = useConnection()
  useServerNow(10_000)
  if (state !== 'lost' || lostSince === null) return null
  const age = updatedAt > 0 ? shortTime(Date.now() - updatedAt) : ''
  return (
    <p className={styles.lost} role="status">
      {text('board.lost', { time: moment(new Date(lostSince).toISOString()) })}
      {age !== '' && ` · ${text('board.age', { age })}`}
    </p>
  )
}

function WaitingFor({ load }: { readonly load: BoardLoad<unknown> }) {
  const text = useText()
  if (load.error === null) return <Instead title={text('board.waiting')} />
  return <Instead title={text('board.failed')} about={`${load.error.message} ${text('board.failed-text')}`} />
}

function reasonToWait(head: BoardHead, needsSignal: boolean): ReactNode {
  if (head.machines === 0) return <NoMachines />
  const heard = head.heard_at !== '' && Date.parse(head.heard_at) >= Date.parse(head.day_start)
  return needsSignal && !heard ? <NoSignal heard_at={head.heard_at} /> : undefined
}

function NoMachines() {
  const text = useText()
  return <Instead title={text('board.no-machines')} about={text('board.no-machines-text')} />
}

function NoSignal({ heard_at }: { readonly heard_at: string }) {
  const text = useText()
  const moment = useMoment()
  const about = heard_at === '' ? text('board.never-heard') : text('board.last-heard', { time: moment(heard_at) })
  return <Instead title={text('board.waiting-signal')} about={about} />
}

interface InsteadProps {
  readonly title: string
  readonly about?: string
  /** Beside something else it has half of the room. */
  readonly half?: boolean
}

/** Large words in place of figures: what the board waits for, or the good news that there is nothing to show. */
export function Instead({ title, about, half = false }: InsteadProps) {
  return (
    <div className={styles.instead}>
      <h2 className={half ? styles.half : styles.news}>{title}</h2>
      {about !== undefined && <p className={styles.about}>{about}</p>}
    </div>
  )
}
