import { nameIn } from '@takt/domain/ground/names.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { hasNoReason, UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { Handover, HandoverOf } from '@takt/domain/reports/model/handover.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { useSession } from '../../../data/session/session.ts'
import { hoursText, plantTime } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { FirstOf } from './FirstOf.tsx'
import styles from './Handover.module.css'

type OfHandover = { readonly handover: Handover }

/** Where the time of the machines went. */
export function LossesCard({ handover: { figures } }: OfHandover) {
  const text = useText()
  const language = useLanguage()
  const most = figures.losses[0]?.stop_s ?? 0
  return (
    <Card title={text('handover.losses')}>
      {figures.losses.length === 0 && <p className={styles.quiet}>{text('handover.no-losses')}</p>}
      <ul className={styles.list}>
        {figures.losses.map(({ stop_reason, names, stops, stop_s, machines }) => (
          <li key={stop_reason} className={styles.loss}>
            <span className={styles.name}>
              {nameIn(names, language) || stop_reason}{' '}
              {!hasNoReason(stop_reason) && <span className={styles.quiet}>{stop_reason}</span>}
            </span>
            <strong className={styles.figure}>{hoursText(stop_s)}</strong>
            <span
              className={classNames(styles.bar, stop_reason === UNCODED && styles.orange)}
              style={{ width: `${most > 0 ? (100 * stop_s) / most : 0}%` }}
            />
            <span className={styles.quiet}>
              {stops > 0 && `${text('handover.stop-count', { count: stops })} · `}
              {machines.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Stops of which nobody has said why, each a press away from its reason. */
export function UncodedCard({ handover, of }: OfHandover & { readonly of: HandoverOf }) {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const session = useSession()
  const { uncoded } = handover.figures
  // What is signed stays: a reason that is given later changes nothing here.
  const codes = handover.handover_no === 0 && can(session, 'code-stops')
  const at = (time: string) => plantTime(Date.parse(time), { language, timeZone: session.time_zone, kind: 'time' })
  const { place_type: placetype, place, day, shift, part } = of
  const back = to('handover', { placetype, place, day, shift: String(shift), part: String(part) })
  return (
    <Card title={text('handover.uncoded')}>
      <FirstOf rows={uncoded} none={text('handover.no-uncoded')}>
        {({ machine_id, stop, start_time, end_time, stop_s }) => (
          <li key={`${machine_id} ${stop}`} className={styles.line}>
            <span className={styles.name}>
              <strong>{machine_id}</strong> {at(start_time)}–{end_time === '' ? text('cockpit.ongoing') : at(end_time)}
            </span>
            <strong className={styles.figure}>{hoursText(stop_s)}</strong>
            {codes && (
              <Button
                aria-label={text('handover.code-of', { machine: machine_id, time: at(start_time) })}
                onClick={() => go(to('stopCode', { machine: machine_id }, { stop, back }))}
              >
                {text('handover.code')}
              </Button>
            )}
          </li>
        )}
      </FirstOf>
    </Card>
  )
}
