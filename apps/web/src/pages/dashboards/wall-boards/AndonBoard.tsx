import { byNeed } from '@takt/domain/dashboards/boards/by-need.ts'
import type { BoardMachine } from '@takt/domain/dashboards/model/boards.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { type DisplayState, stateSince } from '@takt/domain/machines/display-state.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import { useEffect, useState } from 'react'
import { useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useAmounts } from '../../../data/words/use-amounts.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './AndonBoard.module.css'
import { BoardFrame, type BoardProps } from './BoardFrame.tsx'
import parts from './parts.module.css'
import { shortTime } from './short-time.ts'
import { useBoard } from './use-board.ts'
import { wallAmount } from './wall-amount.ts'

/** More on one page nobody reads from afar. */
const MOST_ON_A_PAGE = 16

export function AndonBoard({ place, turn }: BoardProps) {
  const load = useBoard('andon', place)
  const count = load.row?.machines.length ?? 0
  const pages = Math.max(1, Math.ceil(count / MOST_ON_A_PAGE))
  const { onPages } = turn
  useEffect(() => onPages(pages), [pages, onPages])
  return (
    <BoardFrame board="andon" load={load} turn={turn} needsSignal>
      {({ machines }) => <Tiles machines={machines} page={Math.min(turn.page, pages - 1)} />}
    </BoardFrame>
  )
}

function Tiles({ machines, page }: { readonly machines: readonly BoardMachine[]; readonly page: number }) {
  const text = useText()
  const { company_settings } = useSession()
  const now = useServerNow(5_000)
  const noContactSeconds = Number(settingValues(company_settings).noContactSeconds)
  const sorted = useOneRound(byNeed(machines, { now, noContactSeconds }), page)
  const shown = sorted.slice(page * MOST_ON_A_PAGE, (page + 1) * MOST_ON_A_PAGE)
  // A last page with two machines has tiles as large as the others: what jumps in size seems to mean something.
  const columns = Math.ceil(Math.sqrt(Math.min(machines.length, MOST_ON_A_PAGE)))
  return (
    <div className={styles.machines}>
      <p className={styles.legend}>{text('board.good-and-planned')}</p>
      <ul className={styles.tiles} data-columns={columns}>
        {shown.map(({ machine, state }) => (
          <Tile key={machine.machine_id} machine={machine} state={state} now={now} />
        ))}
      </ul>
    </div>
  )
}

/** The order of the first page holds for the round: who changed places between two pages would be shown twice, or never. */
function useOneRound<M extends { readonly machine: BoardMachine }>(sorted: readonly M[], page: number): readonly M[] {
  const [round, setRound] = useState<readonly string[]>([])
  const now = sorted.map(({ machine }) => machine.machine_id)
  const same = round.length === now.length && now.every((machine_id) => round.includes(machine_id))
  if (page === 0 || !same) {
    if (round.join() !== now.join()) setRound(now)
    return sorted
  }
  return [...sorted].sort((a, b) => round.indexOf(a.machine.machine_id) - round.indexOf(b.machine.machine_id))
}

interface TileProps {
  readonly machine: BoardMachine
  readonly state: DisplayState
  readonly now: number
}

/** Outside the shifts too, where somebody has said it. */
const saysWhy: ReadonlySet<DisplayState> = new Set(['stopped', 'setup', 'off'])

function Tile({ machine, state, now }: TileProps) {
  const text = useText()
  const language = useLanguage()
  const since = stateSince(state, machine)
  const own = state === 'stopped' && machine.stop_reason_color !== '' ? machine.stop_reason_color : undefined
  const reason = saysWhy.has(state) ? nameIn(machine.stop_names, language) : ''
  return (
    <li className={classNames(parts.colours, styles.tile)} data-state={state}>
      <p className={styles.band} style={own === undefined ? undefined : { background: own, color: textOn(own) }}>
        <StateShape tone={state} className={parts.shape} />
        <span className={styles.word}>{text(`state.${state}`)}</span>
        {since !== '' && <span className={styles.time}>{shortTime(now - Date.parse(since))}</span>}
      </p>
      <h2 className={styles.machine}>
        <span className={styles.id}>{machine.machine_id}</span> <span className={styles.name}>{machine.name}</span>
      </h2>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      <p className={styles.order}>{machine.part_description || machine.part_no || text('board.no-order')}</p>
      <Pieces machine={machine} />
    </li>
  )
}

/** Of the order's unit beside what was planned by now, which stands once above all; what was made of another before it stands behind. */
function Pieces({ machine: { made, card_no, unit } }: Pick<TileProps, 'machine'>) {
  const text = useText()
  const number = useNumber()
  const amounts = useAmounts()
  const own = made.find((one) => one.unit === unit) ?? (card_no === '' ? made[0] : undefined)
  const others = made.filter((one) => one !== own && one.good_qty !== 0)
  const { good_qty = 0, target_qty = null, unit: counted = unit } = own ?? {}
  if (card_no === '' && made.every((one) => one.good_qty === 0)) return null
  const target = target_qty === null ? '' : ` / ${number(wallAmount(target_qty))}`
  return (
    <p className={styles.pieces} data-several={others.length > 0 || undefined}>
      <b>{`${number(wallAmount(good_qty))}${target}`}</b> {counted === '' ? text('board.pieces') : unitText(counted)}
      {others.length > 0 &&
        ` · ${amounts(others.map((one) => ({ unit: one.unit, quantity: wallAmount(one.good_qty) })))}`}
    </p>
  )
}
