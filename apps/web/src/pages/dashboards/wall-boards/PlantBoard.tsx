import type { BoardState } from '@takt/domain/dashboards/boards/board-state.ts'
import type { PlantBoard as Row } from '@takt/domain/dashboards/model/boards.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useNumber } from '../../../data/words/format.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { BarRow } from './BarRow.tsx'
import { BoardFrame, type BoardProps } from './BoardFrame.tsx'
import { BoardShape, stateWords } from './BoardShape.tsx'
import { lossFill, useLossName } from './loss-look.ts'
import styles from './PlantBoard.module.css'
import parts from './parts.module.css'
import { useLostTime } from './short-time.ts'
import { useBoard } from './use-board.ts'

export function PlantBoard({ place, turn }: BoardProps) {
  const load = useBoard('plant', place)
  return (
    <BoardFrame board="plant" load={load} turn={turn} needsSignal>
      {(row) => (
        <div className={styles.plant}>
          <Oee row={row} />
          <Pieces row={row} />
          <Losses row={row} />
          <States row={row} />
        </div>
      )}
    </BoardFrame>
  )
}

interface Of {
  readonly row: Row
}

function Oee({ row }: Of) {
  const text = useText()
  const number = useNumber()
  const percent = (value: number | null) => percentText(value, number)
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.oee')}</h2>
      <p className={parts.huge}>{percent(row.tak)}</p>
      <dl className={styles.factors}>
        {(['t_percent', 'a_percent', 'k_percent'] as const).map((factor) => (
          <div key={factor}>
            <dt>{text(`losses.factor.${factor}`)}</dt>
            <dd>{percent(row[factor])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Pieces({ row }: Of) {
  const text = useText()
  const target = row.target_qty === null ? null : Math.round(row.target_qty)
  const good = Math.round(row.good_qty)
  const ahead = target === null ? 0 : good - target
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.good-today')}</h2>
      <p className={classNames(parts.large, styles.pieces)}>{useNumber()(good)}</p>
      {target === null ? (
        <p>{text('board.no-target')}</p>
      ) : (
        <>
          <span className={parts.bar} aria-hidden="true">
            <span
              className={parts.fill}
              style={{ width: `${Math.min(100, target > 0 ? (100 * good) / target : 100)}%` }}
            />
          </span>
          <p className={parts.medium}>{text('board.target-now', { count: target })}</p>
          <p className={parts.strong}>
            {ahead === 0
              ? text('board.on-target')
              : text(ahead > 0 ? 'board.ahead' : 'board.behind-target', { count: Math.abs(ahead) })}
          </p>
        </>
      )}
    </div>
  )
}

function Losses({ row }: Of) {
  const text = useText()
  const name = useLossName()
  const lostTime = useLostTime()
  const longest = row.losses[0]?.ms ?? 1
  return (
    <div className={parts.panel}>
      <h2 className={parts.label}>{text('board.top-losses')}</h2>
      {row.losses.length === 0 && <p className={parts.medium}>{text('board.no-losses')}</p>}
      <ol className={parts.bars}>
        {row.losses.map((loss) => (
          <BarRow
            key={loss.key}
            name={name(loss)}
            value={lostTime(loss.ms)}
            share={loss.ms / longest}
            fill={lossFill(loss)}
          />
        ))}
      </ol>
    </div>
  )
}

const counted = [
  ['uncoded', 'uncoded'],
  ['stopped', 'stopped'],
  ['setup', 'setup'],
  ['running', 'running'],
  ['no_contact', 'no-contact'],
  ['off', 'off'],
] as const satisfies readonly (readonly [keyof Row, BoardState])[]

/** What everybody asks for always stands; the others when there are any. */
const always: ReadonlySet<BoardState> = new Set(['running', 'stopped', 'uncoded'])

function States({ row }: Of) {
  const text = useText()
  const number = useNumber()
  return (
    <ul className={styles.states}>
      {counted
        .filter(([key, state]) => row[key] > 0 || always.has(state))
        .map(([key, state]) => (
          <li
            key={key}
            className={classNames(parts.colours, styles.state)}
            data-state={state}
            data-none={row[key] === 0 || undefined}
          >
            <BoardShape state={state} />
            <span className={styles.count}>{number(row[key])}</span>
            <span className={styles.word}>{text(stateWords[state])}</span>
          </li>
        ))}
    </ul>
  )
}
