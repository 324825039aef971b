import type { QualityBoard as Row } from '@takt/domain/dashboards/model/boards.ts'
import { amountText } from '@takt/domain/ground/by-unit.ts'
import { languages } from '@takt/domain/ground/languages.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { percentText, tenthsText } from '../../../data/words/percent-text.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useAmounts } from '../../../data/words/use-amounts.ts'
import { useText } from '../../../data/words/use-text.ts'
import { BarRow } from './BarRow.tsx'
import { BoardFrame, type BoardProps, Instead, useMoment } from './BoardFrame.tsx'
import list from './list.module.css'
import parts from './parts.module.css'
import styles from './QualityBoard.module.css'
import { useBoard } from './use-board.ts'
import { wallAmount } from './wall-amount.ts'

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
  const amounts = useAmounts()
  const made = row.shares.filter(({ made_qty }) => made_qty !== 0)
  const isWithoutScrap = row.shares.every(({ scrap_qty }) => scrap_qty === 0)
  if (made.length === 0 && isWithoutScrap) return <Instead title={text('board.waiting-pieces')} />
  if (isWithoutScrap) {
    const all = made.map(({ unit, made_qty }) => ({ unit, quantity: wallAmount(made_qty) }))
    return <Instead title={text('board.no-scrap')} about={text('board.no-scrap-text', { amounts: amounts(all) })} />
  }
  return (
    <div className={styles.quality}>
      <Share row={row} />
      <Shares row={row} />
      <Bookings row={row} />
    </div>
  )
}

/** What most machines make, large; each other unit has its own share below. */
function Share({ row: { shares } }: Of) {
  const text = useText()
  const number = useNumber()
  const percent = useTenths()
  const [first, ...others] = shares
  if (!first) return null
  const { scrap_percent, goal_percent } = first
  const over = isOver(first)
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>
        {text('board.scrap-share')}
        {others.length > 0 && ` · ${unitText(first.unit)}`}
      </h2>
      <p className={classNames(parts.huge, styles.share)}>{percent(scrap_percent)}</p>
      {goal_percent !== null && (
        <>
          <p className={over ? parts.bad : parts.strong}>{text(over ? 'board.over-limit' : 'board.within-limit')}</p>
          <p className={parts.medium}>{text('board.limit', { percent: percentText(goal_percent, number) })}</p>
        </>
      )}
      <ScrapOf share={first} />
      {others.map((share) => (
        <div key={share.unit}>
          <p className={isOver(share) ? parts.bad : parts.strong}>
            {unitText(share.unit)} · {percent(share.scrap_percent)}
          </p>
          <ScrapOf share={share} />
        </div>
      ))}
    </div>
  )
}

type ShareOfUnit = Row['shares'][number]

function isOver({ scrap_percent, goal_percent }: ShareOfUnit): boolean {
  return goal_percent !== null && scrap_percent !== null && scrap_percent > goal_percent
}

function ScrapOf({ share: { unit, scrap_qty, made_qty } }: { readonly share: ShareOfUnit }) {
  const text = useText()
  const number = useNumber()
  const made = amountText(wallAmount(made_qty), unitText(unit), number)
  return <p>{text('board.scrap-of', { scrap: number(wallAmount(scrap_qty)), made })}</p>
}

function useTenths(): (percent: number | null) => string {
  const { locale } = languages[useLanguage()]
  return (percent) => tenthsText(percent, locale)
}

function Shares({ row: { reasons, parts: articles } }: Of) {
  const text = useText()
  const language = useLanguage()
  const number = useNumber()
  const shareOf = (row: AmountOf, rows: readonly AmountOf[]) =>
    row.scrap_qty / Math.max(...rows.map(({ unit, scrap_qty }) => (unit === row.unit ? scrap_qty : 0)))
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.by-reason')}</h2>
      <ol className={parts.bars}>
        {reasons.slice(0, MOST_BARS).map((reason) => (
          <BarRow
            key={`${reason.code} ${reason.unit}`}
            name={nameIn(reason.names, language) || reason.code}
            value={amountText(reason.scrap_qty, unitText(reason.unit), number)}
            share={shareOf(reason, reasons)}
            fill={reason.colour || 'var(--state-stopped)'}
          />
        ))}
      </ol>
      <h2 className={parts.label}>{text('board.by-article')}</h2>
      <ol className={parts.bars}>
        {articles.slice(0, MOST_BARS).map((article) => (
          <BarRow
            key={`${article.part_no} ${article.op_number}`}
            name={text('board.article-operation', {
              article: article.part_description || article.part_no,
              operation: article.op_number,
            })}
            value={amountText(article.scrap_qty, unitText(article.unit), number)}
            share={shareOf(article, articles)}
            fill="var(--accent-fill)"
          />
        ))}
      </ol>
    </div>
  )
}

type AmountOf = Pick<Row['reasons'][number], 'unit' | 'scrap_qty'>

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
            <span className={list.figure}>{amountText(booking.scrap_qty, unitText(booking.unit), number)}</span>
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
