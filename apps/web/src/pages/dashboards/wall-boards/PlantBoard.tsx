import type { PlantBoard as Row } from '@takt/domain/dashboards/model/boards.ts'
import type { MadeBesideTarget } from '@takt/domain/ground/model/made-of-unit.ts'
import type { DisplayState } from '@takt/domain/machines/display-state.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useAmounts } from '../../../data/words/use-amounts.ts'
import { useText } from '../../../data/words/use-text.ts'
import { BarRow } from './BarRow.tsx'
import { BoardFrame, type BoardProps } from './BoardFrame.tsx'
import { lossFill, useLossName } from './loss-look.ts'
import styles from './PlantBoard.module.css'
import parts from './parts.module.css'
import { useLostTime } from './short-time.ts'
import { useBoard } from './use-board.ts'
import { wallAmount } from './wall-amount.ts'

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

/** More units stand below each other, the first largest; what is made of a fourth is told without its target. */
const MOST_UNITS = 3

function Pieces({ row: { made } }: Of) {
  const text = useText()
  const amounts = useAmounts()
  const shown = made.length === 0 ? [nothing] : made.slice(0, MOST_UNITS)
  const others = made.slice(MOST_UNITS).map(({ unit, good_qty }) => ({ unit, quantity: wallAmount(good_qty) }))
  return (
    <div className={parts.panel} data-units={shown.length}>
      <h2 className={parts.label}>{text('board.good-today')}</h2>
      {shown.map((one) => (
        <MadeOf key={one.unit} made={one} />
      ))}
      {others.length > 0 && <p>{amounts(others)}</p>}
    </div>
  )
}

const nothing: MadeBesideTarget = { unit: '', made_qty: 0, good_qty: 0, scrap_qty: 0, target_qty: null }

function MadeOf({ made: { unit, good_qty, target_qty } }: { readonly made: MadeBesideTarget }) {
  const text = useText()
  const number = useNumber()
  const target = target_qty === null ? null : wallAmount(target_qty)
  const good = wallAmount(good_qty)
  const ahead = target === null ? 0 : wallAmount(good - target)
  return (
    <div className={styles.made}>
      <p className={classNames(parts.large, styles.pieces)}>
        {number(good)} {unit !== '' && <span className={styles.unit}>{unitText(unit)}</span>}
      </p>
      {target === null ? (
        <p>{text('board.no-plan')}</p>
      ) : (
        <>
          <span className={parts.bar} aria-hidden="true">
            <span
              className={parts.fill}
              style={{ width: `${Math.min(100, target > 0 ? (100 * good) / target : 100)}%` }}
            />
          </span>
          <p className={styles.target}>{text('board.planned-now', { count: target })}</p>
          <p className={styles.ahead}>
            {ahead === 0
              ? text('board.on-plan')
              : text(ahead > 0 ? 'board.ahead' : 'board.behind-plan', { count: Math.abs(ahead) })}
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
] as const satisfies readonly (readonly [keyof Row, DisplayState])[]

/** What everybody asks for always stands; the others when there are any. */
const always: ReadonlySet<DisplayState> = new Set(['running', 'stopped', 'uncoded'])

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
            <StateShape tone={state} className={parts.shape} />
            <span className={styles.count}>{number(row[key])}</span>
            <span className={styles.word}>{text(`state.${state}`)}</span>
          </li>
        ))}
    </ul>
  )
}
