import { codeAndWords, hasNoReason } from '@takt/domain/machines/uncoded.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import type { ReactNode } from 'react'
import { hoursText } from '../data/words/format.ts'
import { stopInWords } from '../data/words/stop-words.ts'
import { useText } from '../data/words/use-text.ts'
import styles from './ChosenStops.module.css'
import { PanelWords } from './PanelWords.tsx'

/** What is chosen, in words, with what can be done about it beside. */
export function ChosenStops(props: { stops: readonly Stop[]; hint?: string | undefined; children: ReactNode }) {
  const text = useText()
  const { stops, hint } = props
  const [first] = stops
  const seconds = stops.reduce((sum, stop) => sum + stop.duration_seconds, 0)
  return (
    <div className={styles.panel}>
      <PanelWords
        head={text('stops.selected', { count: stops.length })}
        about={
          <>
            {stops.length === 1 && first ? <OneStop stop={first} /> : hoursText(seconds)}
            {hint !== undefined && <span className={styles.hint}> · {hint}</span>}
          </>
        }
      />
      <div className={styles.actions}>{props.children}</div>
    </div>
  )
}

/** Which one, how long and why: the line it was pressed on says none of it on a screen without a mouse. */
function OneStop({ stop }: { stop: Stop }) {
  const text = useText()
  const { stop_reason, stop_description } = stop
  const lasted = stop.end_time === '' ? text('cockpit.ongoing') : hoursText(stop.duration_seconds)
  const reason = hasNoReason(stop_reason) ? text('machines.no-reason') : codeAndWords(stop_reason, stop_description)
  return <>{[stopInWords(stop), lasted, reason].join(' · ')}</>
}
