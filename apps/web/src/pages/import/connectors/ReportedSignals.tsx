import type { ReportedSignal } from '@takt/domain/machines/model/connector.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { type ReactNode, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { plantTime } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ReportedSignals.module.css'
import { REFRESH_SECONDS } from './refresh.ts'

const PAGE = 20

const outcomes: Record<ReportedSignal['outcome'], { tone: StatusTone; word: TextKey }> = {
  booked: { tone: 'good', word: 'reported.booked' },
  started: { tone: 'good', word: 'reported.started' },
  running: { tone: 'neutral', word: 'reported.running' },
  ended: { tone: 'good', word: 'reported.ended' },
  nothing: { tone: 'neutral', word: 'reported.nothing' },
  mounted: { tone: 'good', word: 'reported.mounted' },
  removed: { tone: 'good', word: 'reported.removed' },
  waiting: { tone: 'waiting', word: 'reported.waiting' },
  refused: { tone: 'bad', word: 'reported.refused' },
  overtaken: { tone: 'off', word: 'reported.overtaken' },
}

/** Scrap, orders and tools that machines named, and what became of it. */
export function ReportedSignals() {
  const text = useText()
  const [undone, setUndone] = useState(false)
  const [most, setMost] = useState(PAGE)
  const load = useLoad('get_reported_signals', { undone }, { everySeconds: REFRESH_SECONDS })
  const rows = load.rows ?? []
  return (
    <Card
      title={text('reported.title')}
      actions={<Switch label={text('reported.only-undone')} checked={undone} onCheckedChange={setUndone} />}
    >
      {load.loading && <Skeleton height={48} />}
      {load.error && !load.rows && (
        <ErrorState
          message={text('reported.failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void load.reload()}
        />
      )}
      {load.rows?.length === 0 && (
        <p className={styles.muted}>{text(undone ? 'reported.none-undone' : 'reported.none')}</p>
      )}
      <ul className={styles.list} aria-label={text('reported.title')}>
        {rows.slice(0, most).map((row) => (
          <ReportedRow key={row.record_no} row={row} />
        ))}
      </ul>
      {rows.length > most && (
        <Button onClick={() => setMost(most + PAGE)}>
          {text('quarantine.more', { count: Math.min(PAGE, rows.length - most) })}
        </Button>
      )}
    </Card>
  )
}

function ReportedRow({ row }: { row: ReportedSignal }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const { tone, word } = outcomes[row.outcome]
  const when = (kind: 'date' | 'clock') => plantTime(Date.parse(row.at), { language, timeZone, kind })
  return (
    <li className={styles.row}>
      <Part label={text('quarantine.time')}>
        {when('date')} {when('clock')}
      </Part>
      <Part label={text('quarantine.machine')}>{row.machine_id}</Part>
      <Part label={text('quarantine.what')}>{whatItSaid(row, text)}</Part>
      <Part label={text('reported.became')}>
        <span className={styles.became}>
          <StatusTag tone={tone} label={text(word)} size="s" />
          <span className={styles.why}>{row.reason || bookedOn(row, text)}</span>
        </span>
      </Part>
    </li>
  )
}

type Say = ReturnType<typeof useText>

function whatItSaid({ kind, value }: ReportedSignal, text: Say): string {
  if (kind === 'scrap') return text('reported.scrap', { count: Number(value) })
  if (kind === 'order') return value === '' ? text('reported.no-order') : text('reported.order', { value })
  return value === '' ? text('reported.no-tool') : text('reported.tool', { value })
}

function bookedOn({ kind, card_no, scrap_reason }: ReportedSignal, text: Say): string {
  return kind === 'scrap' && card_no !== '' ? text('reported.booked-on', { card_no, code: scrap_reason }) : ''
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <span className={styles.label}>{label}</span>
      <div className={styles.said}>{children}</div>
    </div>
  )
}
