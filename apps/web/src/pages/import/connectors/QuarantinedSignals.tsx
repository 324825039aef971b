import type { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { Button } from '@takt/ui/button/Button.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { memo, type ReactNode, useState } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './QuarantinedSignals.module.css'
import { machineOf, reasonWords, saidAt, whatOf } from './read-signal.ts'
import type { ChosenSignals } from './use-chosen-signals.ts'

/** Drawn at once; five hundred would make a slow terminal wait for rows that nobody scrolls to. */
const PAGE = 50

interface QuarantinedSignalsProps {
  signals: readonly QuarantinedSignal[]
  /** Without it nothing can be ticked. */
  choice: ChosenSignals | undefined
  disabled: boolean
}

export function QuarantinedSignals({ signals, choice, disabled }: QuarantinedSignalsProps) {
  const text = useText()
  const [most, setMost] = useState(PAGE)
  const hidden = signals.length - most
  return (
    <>
      <ul className={classNames(styles.list, choice && styles.tickable)}>
        {signals.slice(0, most).map((signal) => (
          <SignalRow
            key={signal.record_no}
            signal={signal}
            ticked={choice?.isChosen(signal.record_no)}
            onTick={choice?.toggle}
            disabled={disabled}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className={styles.more} onClick={() => setMost(most + PAGE)}>
          {text('quarantine.more', { count: Math.min(PAGE, hidden) })}
        </Button>
      )}
    </>
  )
}

interface SignalRowProps {
  signal: QuarantinedSignal
  ticked: boolean | undefined
  onTick: ((record_no: number) => void) | undefined
  disabled: boolean
}

const SignalRow = memo(function SignalRow({ signal, ticked = false, onTick, disabled }: SignalRowProps) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const said = saidAt(signal.signal)
  return (
    <li className={styles.signal}>
      {onTick && (
        <Checkbox
          className={styles.tick}
          label={<VisuallyHidden>{text('quarantine.choose', { number: signal.seq })}</VisuallyHidden>}
          checked={ticked}
          disabled={disabled}
          onCheckedChange={() => onTick(signal.record_no)}
        />
      )}
      <dl className={styles.facts}>
        <Fact label={text('quarantine.said')}>
          {said === null ? '–' : dayAndTime(said, { timeZone, seconds: true })}
        </Fact>
        <Fact label={text('quarantine.arrived')}>{dayAndTime(Date.parse(signal.at), { timeZone, seconds: true })}</Fact>
        <Fact label={text('quarantine.machine')}>{machineOf(signal.signal)}</Fact>
        <Fact label={text('quarantine.what')}>{whatOf(signal.signal, text)}</Fact>
        <Fact label={text('connections.reason')}>{reasonWords(signal, text)}</Fact>
      </dl>
      <details className={styles.raw}>
        <summary className={styles.open}>
          {text('quarantine.raw')}
          <ChevronDownIcon size={18} className={styles.arrow} />
        </summary>
        {signal.detail !== '' && (
          <p className={styles.detail}>{text('quarantine.detail', { detail: signal.detail })}</p>
        )}
        <pre className={styles.json}>{JSON.stringify(signal.signal, null, 2)}</pre>
      </details>
    </li>
  )
})

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
