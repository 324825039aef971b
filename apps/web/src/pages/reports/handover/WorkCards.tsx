import { nameIn } from '@takt/domain/ground/names.ts'
import type { Handover } from '@takt/domain/reports/model/handover.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, durationText, hoursText, plantTime, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FirstOf } from './FirstOf.tsx'
import styles from './Handover.module.css'

type OfHandover = { readonly handover: Handover }

export function OrdersCard({ handover: { figures } }: OfHandover) {
  const text = useText()
  const number = useNumber()
  const why = useWhy()
  return (
    <Card title={text('handover.orders')}>
      <FirstOf rows={figures.orders} none={text('handover.no-orders')}>
        {(order) => (
          <li key={`${order.machine_id} ${order.card_no}`} className={styles.order}>
            <span className={styles.name}>
              <strong>{order.machine_id}</strong> {order.work_order_no}{' '}
              <span className={styles.quiet}>{order.part_description}</span>
            </span>
            <span className={styles.figure}>
              {text('cockpit.good-of', {
                good: number(Math.round(order.good_qty)),
                planned: `${number(order.planned_qty)} ${unitText(order.unit)}`.trim(),
              })}
            </span>
            <ul className={styles.why}>
              {order.standing !== null && (
                <li>
                  <StatusTag
                    tone={order.standing === 'late' ? 'bad' : 'warning'}
                    label={text(`order.${order.standing}`)}
                  />
                </li>
              )}
              {why(order).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        )}
      </FirstOf>
    </Card>
  )
}

function useWhy(): (order: Handover['figures']['orders'][number]) => string[] {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  return ({ not_started, late_minutes, pace_percent, loss_names, loss_s }) => {
    const time = longText((late_minutes ?? 0) * 60)
    const reason = nameIn(loss_names, language)
    return [
      late_minutes === null ? '' : text(not_started ? 'handover.order-not-started' : 'handover.order-late', { time }),
      pace_percent === null ? '' : text('handover.order-slow', { percent: percentText(pace_percent, number) }),
      reason === '' ? '' : text('handover.order-loss', { reason, time: hoursText(loss_s) }),
    ].filter(Boolean)
  }
}

/** Days are said as days: nobody counts 76 h. */
function longText(seconds: number): string {
  return seconds < 86_400 ? hoursText(seconds) : durationText(seconds)
}

export function ActivitiesCard({ handover: { figures } }: OfHandover) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  return (
    <Card title={text('handover.activities')}>
      <FirstOf rows={figures.activities} none={text('handover.no-activities')}>
        {({ machine_id, names, due_date, overdue }) => (
          <li key={`${machine_id} ${due_date} ${nameIn(names, language)}`} className={styles.line}>
            <span className={styles.name}>
              <strong>{machine_id}</strong> {nameIn(names, language)}
            </span>
            <span className={classNames(styles.figure, overdue === 1 && styles.warning)}>
              {text(overdue ? 'handover.overdue' : 'handover.due', {
                time: dayAndTime(Date.parse(due_date), { timeZone }),
              })}
            </span>
          </li>
        )}
      </FirstOf>
    </Card>
  )
}

export function ScrapCard({ handover: { figures } }: OfHandover) {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  return (
    <Card title={text('handover.scrap')}>
      <FirstOf rows={figures.scrap} none={text('handover.no-scrap')}>
        {({ scrap_reason, names, unit, scrap_qty, machines }) => (
          <li key={`${scrap_reason} ${unit}`} className={styles.line}>
            <span className={styles.name}>
              {nameIn(names, language) || scrap_reason} <span className={styles.quiet}>{machines.join(', ')}</span>
            </span>
            <strong className={styles.figure}>{`${number(scrap_qty)} ${unitText(unit)}`.trim()}</strong>
          </li>
        )}
      </FirstOf>
    </Card>
  )
}

export function NotesCard({ handover: { words } }: OfHandover) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const time = (at: string) => plantTime(Date.parse(at), { language, timeZone, kind: 'time' })
  return (
    <Card title={text('handover.notes')}>
      <FirstOf rows={words.notes} none={text('handover.no-notes')}>
        {({ machine_id, at, author, about, note }) => (
          <li key={`${machine_id} ${at} ${note}`} className={styles.note}>
            <span className={styles.quiet}>
              <strong>{machine_id}</strong> {[time(at), author, nameIn(about, language)].filter(Boolean).join(' · ')}
            </span>
            <p>{note}</p>
          </li>
        )}
      </FirstOf>
    </Card>
  )
}
