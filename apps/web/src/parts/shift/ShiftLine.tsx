import type { ShiftSoFar } from '@takt/domain/history/model/shift-so-far.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { type DrawnStop, drawnStop } from '@takt/domain/history/time-history/machine-history.ts'
import { codeAndWords } from '@takt/domain/machines/uncoded.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useSession } from '../../data/session/session.ts'
import { durationText, plantTime } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { fillOf } from '../time-history/stop-look.ts'
import { nearestStop } from './nearest-stop.ts'
import { placeOf } from './place-of.ts'
import styles from './ShiftLine.module.css'

interface ShiftLineProps {
  readonly shift: ShiftSoFar
  /** What of it is drawn. */
  readonly span: Span
  readonly now: number
  /** The stop that is chosen. */
  readonly chosen: string | undefined
  onChoose(stop: DrawnStop | undefined): void
}

/** A shift as a line: low where the machine ran, tall where it stood, empty where the shift is still to come. */
export function ShiftLine({ shift, span, now, chosen, onChoose }: ShiftLineProps) {
  const seen = { from: span.from, to: Math.min(span.to, now) }
  const stops = shift.stops.map(drawnStop).filter(({ from, to }) => from < seen.to && to > seen.from)
  return (
    <div className={styles.line}>
      {shift.stretches.map((piece) => {
        const [from, to] = [Date.parse(piece.start_time), Date.parse(piece.end_time)]
        // It ran outside the shifts too: what stood there is drawn over it.
        const look = piece.known === 0 ? styles.unknown : styles.running
        return <span key={`${from}`} className={look} style={placeOf({ from, to }, seen, span)} />
      })}
      {stops.length > 0 && <Stops {...{ stops, seen, span, now, chosen, onChoose }} />}
    </div>
  )
}

interface StopsProps extends Pick<ShiftLineProps, 'span' | 'now' | 'chosen' | 'onChoose'> {
  readonly stops: readonly DrawnStop[]
  readonly seen: Span
}

/** One control as wide as the line: stops are too narrow to be buttons of their own. */
function Stops({ stops, seen, span, now, chosen, onChoose }: StopsProps) {
  const text = useText()
  const id = useId()
  const words = useStopWords(now)
  const at = stops.findIndex((stop) => stop.id === chosen)
  const press = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const msPerPixel = (span.to - span.from) / width
    const meant = nearestStop(stops, { at: span.from + (clientX - left) * msPerPixel, msPerPixel })
    onChoose(meant?.id === chosen ? undefined : meant)
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const last = stops.length - 1
    const next = {
      ArrowRight: Math.min(last, at + 1),
      ArrowLeft: at < 0 ? last : Math.max(0, at - 1),
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChoose(stops[next])
  }
  return (
    <div
      className={styles.stops}
      role="listbox"
      tabIndex={0}
      aria-label={text('cockpit.stops-of-shift')}
      aria-activedescendant={at < 0 ? undefined : `${id}${at}`}
      onClick={press}
      onKeyDown={keys}
    >
      {stops.map((stop, nth) => (
        <span
          key={stop.id}
          id={`${id}${nth}`}
          className={classNames(styles.stop, stop.look === 'uncoded' && styles.uncoded)}
          style={{ ...placeOf(stop, seen, span), '--fill': fillOf(stop) } as CSSProperties}
          role="option"
          tabIndex={-1}
          aria-selected={stop.id === chosen}
          aria-label={words(stop)}
          title={words(stop)}
        />
      ))}
    </div>
  )
}

function useStopWords(now: number): (stop: DrawnStop) => string {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const time = (at: number) => plantTime(at, { language, timeZone, kind: 'time' })
  return ({ look, from, to, stop }) => {
    const reason =
      look === 'uncoded' ? text('machines.no-reason') : codeAndWords(stop.stop_reason, stop.stop_description)
    const end = to === Number.POSITIVE_INFINITY ? text('cockpit.ongoing') : time(to)
    return `${time(from)}–${end}, ${durationText(Math.round((Math.min(to, now) - from) / 1000))}, ${reason}`
  }
}
