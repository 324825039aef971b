import { amountText } from '@takt/domain/ground/by-unit.ts'
import type { ShiftOfUnit, ShiftSoFar } from '@takt/domain/history/model/shift-so-far.ts'
import type { DrawnStop } from '@takt/domain/history/time-history/machine-history.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { type Selection, select, useSelection } from '../../../data/chosen/selection.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { plantTime, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { HourBars } from '../../../parts/shift/HourBars.tsx'
import { ShiftLine } from '../../../parts/shift/ShiftLine.tsx'
import { to } from '../../../routes/to.ts'
import { Factors } from './Factors.tsx'
import { recentHours } from './recent-hours.ts'
import styles from './ShiftCard.module.css'
import { useTerminal } from './use-terminal.ts'

/** The line moves on by itself; a second would draw what nobody sees. */
const MOVE_EVERY_MS = 15_000

/** How the shift goes: its line to touch, pieces of each hour beside what was planned, and the OEE. */
export function ShiftCard({ machine }: { machine: Machine }) {
  const text = useText()
  const { machine_id } = machine
  const { refresh_interval: everySeconds } = useTerminal(machine_id)
  const load = useLoad(
    'get_shift_so_far',
    { machine_id },
    { everySeconds, reloadOn: ['MachineChanged', 'StopsChanged', 'OrderChanged'] },
  )
  const figures = useLoad('get_machine_figures', { machine_id, period: 'shift' }, { everySeconds })
  const [shift] = load.rows ?? []
  return (
    <Card
      title={shift ? <ShiftName shift={shift} /> : text('cockpit.shift')}
      actions={shift?.made.map((made) => <Pieces key={made.unit} made={made} several={shift.made.length > 1} />)}
    >
      {shift ? (
        <>
          <Drawn shift={shift} />
          {figures.rows?.[0] && (
            <Factors inLine machine_id={machine_id} heading={text('figures.of-shift')} of={figures.rows[0]} />
          )}
        </>
      ) : load.error ? (
        <ErrorState
          message={text('cockpit.shift-failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void load.reload()}
        />
      ) : (
        <Skeleton lines={4} height={44} />
      )}
    </Card>
  )
}

function Drawn({ shift }: { shift: ShiftSoFar }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const time = (at: number) => plantTime(at, { language, timeZone, kind: 'time' })
  const now = useServerNow(MOVE_EVERY_MS)
  const isPhone = usePhone()
  const selection = useSelection()
  const whole = { from: Date.parse(shift.start_time), to: Date.parse(shift.end_time) }
  const span = isPhone ? recentHours(whole, now) : whole
  const isOfStops = selection?.kind === 'history-stops' || selection?.kind === 'uncoded-stops'
  const [chosen] = isOfStops ? selection.of.stops : []
  const choose = (drawn: DrawnStop | undefined) => select(drawn === undefined ? null : chosenStop(drawn))
  return (
    <div className={styles.drawn}>
      <ShiftLine {...{ shift, span, now }} chosen={chosen && stopId(chosen)} onChoose={choose} />
      {shift.made.map(({ unit, hours }) => (
        <HourBars key={unit} {...{ hours, span, now }} unit={shift.made.length > 1 ? unit : ''} />
      ))}
      {span.to - span.from < whole.to - whole.from && (
        <p className={styles.part}>{text('cockpit.part-of-shift', { from: time(span.from), to: time(span.to) })}</p>
      )}
    </div>
  )
}

/** What asks for a reason is coded or split, and the way leads back here; what has one is given another or a note. */
function chosenStop({ look, stop }: DrawnStop): Selection {
  const { machine_id: machine } = stop
  const stops = [stop]
  if (look !== 'uncoded') return { kind: 'history-stops', of: { stops, list: to('historyStops', { machine }) } }
  const codeAt = to('stopCode', { machine }, { stop: stop.stop })
  return { kind: 'uncoded-stops', of: { stops, list: to('uncodedStops', { machine }), codeAt } }
}

function ShiftName({ shift }: { shift: ShiftSoFar }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const time = (at: string) => plantTime(Date.parse(at), { language, timeZone, kind: 'time' })
  const name =
    shift.shift === 0
      ? text('machines.outside-shifts')
      : shift.shift_description || text('cockpit.shift-number', { shift: shift.shift })
  return (
    <>
      {name}{' '}
      <span className={styles.times}>
        {time(shift.start_time)}–{time(shift.end_time)}
      </span>
    </>
  )
}

interface PiecesProps {
  readonly made: ShiftOfUnit
  /** Beside another unit each says its own. */
  readonly several: boolean
}

/** What was made against what was due by now. */
function Pieces({ made, several }: PiecesProps) {
  const text = useText()
  const number = useNumber()
  const { unit, good_qty, scrap_qty, target_qty, target_at_end } = made
  const difference = target_qty === null ? 0 : Math.round(good_qty - target_qty)
  return (
    <p className={styles.pieces}>
      <strong>{amountText(good_qty, several ? unitText(unit) : '', number)}</strong>
      {target_qty !== null && target_at_end !== null && (
        <span>
          {text('cockpit.of-target', { due: number(Math.round(target_qty)), all: number(Math.round(target_at_end)) })}
        </span>
      )}
      {difference !== 0 && (
        <span className={classNames(styles.difference, difference < 0 && styles.behind)}>
          {text(difference < 0 ? 'cockpit.behind' : 'cockpit.ahead', { count: number(Math.abs(difference)) })}
        </span>
      )}
      {scrap_qty > 0 && <span className={styles.scrap}>{text('cockpit.scrap', { count: number(scrap_qty) })}</span>}
    </p>
  )
}
