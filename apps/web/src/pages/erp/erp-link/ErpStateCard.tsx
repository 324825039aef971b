import type { ErpState } from '@takt/domain/erp/model/erp.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { RefreshIcon } from '@takt/ui/icon/icons.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { type ReactNode, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import styles from './ErpLinkPage.module.css'

interface ErpStateCardProps {
  state: ErpState
  onChanged: () => Promise<void>
}

export function ErpStateCard({ state, onChanged }: ErpStateCardProps) {
  const text = useText()
  const number = useNumber()
  const session = useSession()
  const maySend = useMayCall('send_erp_now')
  const [busy, setBusy] = useState(false)
  const at = (time: string) =>
    time === '' ? text('erp.never') : dayAndTime(Date.parse(time), { timeZone: session.time_zone })
  const sendNow = async () => {
    setBusy(true)
    try {
      await call('send_erp_now', {})
      notify.success(text('erp.sending-now'))
      await onChanged()
    } catch (problem) {
      notify.refused(problem)
    } finally {
      setBusy(false)
    }
  }
  const { tone, word } = lookOf(state)
  return (
    <Card
      title={text('erp.state-title')}
      actions={
        maySend && (
          <Button
            icon={<RefreshIcon />}
            busy={busy}
            why={!state.enabled && text('erp.send-needs-link')}
            onClick={() => void sendNow()}
          >
            {text('erp.send-now')}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact label={text('erp.state')}>
          <StatusTag tone={tone} label={text(word)} size="s" />
        </Fact>
        <Fact label={text('erp.waiting-records')}>
          {number(state.waiting)}
          {state.oldest_waiting !== '' && (
            <span className={styles.muted}> {text('erp.oldest', { time: at(state.oldest_waiting) })}</span>
          )}
        </Fact>
        <Fact label={text('erp.failed-records')}>
          {state.failed > 0 && can(session, 'change-failed-erp-status') ? (
            <AppLink className={styles.link} to={to('erpFailed')}>
              {number(state.failed)}
            </AppLink>
          ) : (
            number(state.failed)
          )}
        </Fact>
        <Fact label={text('erp.last-sent')}>{at(state.last_sent)}</Fact>
        {state.last_error !== '' && (
          <Fact label={text('erp.last-error')}>
            {state.last_error} <span className={styles.muted}>{at(state.last_error_at)}</span>
          </Fact>
        )}
        {state.next_try !== '' && <Fact label={text('erp.next-try')}>{at(state.next_try)}</Fact>}
      </dl>
    </Card>
  )
}

function lookOf({ enabled, has_token, failures, answered, failed }: ErpState): { tone: StatusTone; word: TextKey } {
  if (!has_token) return { tone: 'off', word: 'erp.link-no-token' }
  if (!enabled) return { tone: 'off', word: 'erp.link-off' }
  if (failures > 0) return { tone: 'bad', word: answered ? 'erp.link-refuses' : 'erp.link-away' }
  // Green would say that all is well, beside records that never arrived.
  return failed > 0 ? { tone: 'warning', word: 'erp.link-some-failed' } : { tone: 'good', word: 'erp.link-works' }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
