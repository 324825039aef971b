import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { hoursText, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Factors } from './Factors.tsx'
import styles from './TodayCard.module.css'
import { useTerminal } from './use-terminal.ts'

/** How the day went so far: one bar, both lengths in words, and the OEE of the day. */
export function TodayCard({ machine }: { machine: Machine }) {
  const text = useText()
  const { machine_id } = machine
  const { refresh_interval: everySeconds } = useTerminal(machine_id)
  const today = useLoad('get_machine_figures', { machine_id, period: 'today' }, { everySeconds })
  return (
    <Card title={text('cockpit.today')}>
      <RunAndStop machine={machine} />
      {today.rows?.[0] && <Factors machine_id={machine_id} heading={text('figures.of-today')} of={today.rows[0]} />}
    </Card>
  )
}

function RunAndStop({ machine }: { machine: Machine }) {
  const text = useText()
  const number = useNumber()
  const [run, stop] = [machine.today_runtime, machine.today_calendar_stoptime]
  const all = run + stop
  if (all <= 0) return <p className={styles.none}>{text('cockpit.no-data-yet')}</p>
  return (
    <>
      <div
        className={styles.bar}
        role="img"
        aria-label={`${text('cockpit.run-time')} ${hoursText(run)}, ${text('cockpit.stop-time')} ${hoursText(stop)}`}
      >
        <span className={styles.run} style={{ flexGrow: run }} />
        <span className={styles.stop} style={{ flexGrow: stop }} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.runLabel}>{text('cockpit.run-time')}</dt>
          <dd>{hoursText(run)}</dd>
        </div>
        <div>
          <dt className={styles.stopLabel}>{text('cockpit.stop-time')}</dt>
          <dd>{hoursText(stop)}</dd>
        </div>
        {machine.today_micro_time > 0 && (
          <div>
            <dt>{text('cockpit.micro-time')}</dt>
            <dd>{hoursText(machine.today_micro_time)}</dd>
          </div>
        )}
        <div>
          <dt>{text('cockpit.cycles')}</dt>
          <dd>{number(machine.today_cycles)}</dd>
        </div>
      </dl>
    </>
  )
}
