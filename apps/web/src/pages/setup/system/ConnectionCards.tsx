import type { SystemState } from '@takt/domain/setup/system/system-state.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import type { ReactNode } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { Fact, Facts, SystemCard } from './SystemCard.tsx'
import styles from './SystemPage.module.css'
import { useMoment } from './use-moment.ts'

/** What the company itself has connected. */
export function ConnectionCards({ of }: { of: SystemState }) {
  const text = useText()
  return (
    <>
      <ConnectorsCard connectors={of.connectors} />
      <PrintersCard printers={of.printers} />
      <SendingCard title={text('system.erp')} page={to('erpLink')} of={of.erp} />
      <SendingCard title={text('system.mail')} page={to('mail')} of={of.mail} />
    </>
  )
}

type Connector = SystemState['connectors'][number]
const lives: Readonly<Record<Connector['life'], readonly [StatusTone, TextKey]>> = {
  ok: ['good', 'system.connector-ok'],
  lost: ['bad', 'system.connector-lost'],
  dead: ['no-contact', 'system.connector-dead'],
  closed: ['off', 'system.connector-closed'],
}
const worstFirst = ['dead', 'lost', 'ok', 'closed']

function ConnectorsCard({ connectors }: { connectors: readonly Connector[] }) {
  const text = useText()
  const { ageOf } = useMoment()
  const sorted = connectors.toSorted((one, other) => worstFirst.indexOf(one.life) - worstFirst.indexOf(other.life))
  return (
    <SystemCard title={text('system.connectors')} page={to('connectors')}>
      <Things none={text('system.connectors-none')}>
        {sorted.map(({ connector, life, heard }) => {
          const [tone, word] = lives[life]
          return (
            <li key={connector} className={styles.thing}>
              <span className={styles.name}>
                {connector}
                {heard !== null && <span className={styles.muted}>{text('system.heard', { age: ageOf(heard) })}</span>}
              </span>
              <StatusTag tone={tone} label={text(word)} size="s" />
            </li>
          )
        })}
      </Things>
    </SystemCard>
  )
}

function PrintersCard({ printers }: { printers: SystemState['printers'] }) {
  const text = useText()
  const { ago } = useMoment()
  return (
    <SystemCard title={text('system.printers')} page={to('printers')}>
      <Things none={text('system.printers-none')}>
        {printers.map(({ printer, waiting, oldest_waiting, failed }) => (
          <li key={printer} className={styles.thing}>
            <span className={styles.name}>
              {printer}
              {oldest_waiting !== null && <span className={styles.muted}>{ago(oldest_waiting)}</span>}
            </span>
            <span className={styles.tags}>
              {failed > 0 && <StatusTag tone="bad" label={text('system.printer-failed', { count: failed })} size="s" />}
              {waiting > 0 ? (
                <StatusTag tone="waiting" label={text('system.printer-waiting', { count: waiting })} size="s" />
              ) : (
                failed === 0 && <StatusTag tone="good" label={text('system.printer-fine')} size="s" />
              )}
            </span>
          </li>
        ))}
      </Things>
    </SystemCard>
  )
}

interface SendingCardProps {
  title: string
  page: string
  of: SystemState['erp']
}

function SendingCard({ title, page, of: { on, failing, waiting, failed, last_sent, since } }: SendingCardProps) {
  const text = useText()
  const number = useNumber()
  const { at, ago } = useMoment()
  const [tone, word] = !on
    ? (['off', 'system.sending-off'] as const)
    : failing
      ? (['bad', 'system.sending-failing'] as const)
      : failed > 0
        ? (['warning', 'system.sending-some-failed'] as const)
        : (['good', 'system.sending-ok'] as const)
  return (
    <SystemCard title={title} page={page}>
      <Facts>
        <Fact label={text('system.backup-state')}>
          <StatusTag tone={tone} label={text(word)} size="s" />
        </Fact>
        {failing && since !== null && (
          <Fact label={text('system.sending-since')}>
            {at(since)} <span className={styles.muted}>{ago(since)}</span>
          </Fact>
        )}
        {(on || waiting > 0 || failed > 0) && (
          <>
            <Fact label={text('system.sending-waiting')}>{number(waiting)}</Fact>
            <Fact label={text('system.sending-failed')}>{number(failed)}</Fact>
            <Fact label={text('system.sending-last')}>{at(last_sent)}</Fact>
          </>
        )}
      </Facts>
    </SystemCard>
  )
}

function Things({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles.muted}>{none}</p>
  return <ul className={styles.things}>{children}</ul>
}
