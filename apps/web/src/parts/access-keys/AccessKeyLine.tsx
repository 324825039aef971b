import type { AccessKeyRow } from '@takt/contract/ground/access-key.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { call } from '../../data/call/call.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { RemoveButton } from '../form/RemoveButton.tsx'
import styles from './AccessKeys.module.css'

interface AccessKeyLineProps {
  readonly row: AccessKeyRow
  /** Said before it is revoked. */
  readonly whatStops: string
  readonly onChanged: () => Promise<void>
}

export function AccessKeyLine({ row, whatStops, onChanged }: AccessKeyLineProps) {
  const text = useText()
  const { time_zone } = useSession()
  const { key_id, name, created_by, created_at, revoked_at } = row
  const when = (at: string) => dayAndTime(Date.parse(at), { timeZone: time_zone })
  return (
    <li className={styles.key}>
      <span className={styles.name}>{name}</span>
      <KeyState row={row} when={when} />
      <span className={styles.muted}>
        <LastUse row={row} when={when} />
      </span>
      {created_at !== null && (
        <span className={styles.muted}>{text('keys.made', { time: when(created_at), name: created_by })}</span>
      )}
      <span className={styles.space} />
      {revoked_at === null && (
        <RemoveButton
          removes="revoke_access_key"
          label={text('keys.revoke')}
          title={text('keys.revoke-title', { name })}
          message={whatStops}
          onRemove={async () => {
            await call('revoke_access_key', { key_id })
            return text('keys.revoked', { name })
          }}
          onRemoved={onChanged}
        />
      )}
    </li>
  )
}

const tones = { open: 'good', ending: 'warning', ended: 'bad' } as const

function KeyState({ row, when }: { readonly row: AccessKeyRow; readonly when: (at: string) => string }) {
  const text = useText()
  const { revoked_at, last_day, end } = row
  if (revoked_at !== null)
    return <StatusTag size="s" tone="bad" label={text('keys.ended', { time: when(revoked_at) })} />
  const label =
    last_day === null ? text('keys.open') : text(end === 'ended' ? 'keys.over' : 'keys.until', { day: last_day })
  return <StatusTag size="s" tone={tones[end]} label={label} />
}

function LastUse({ row, when }: { readonly row: AccessKeyRow; readonly when: (at: string) => string }) {
  const text = useText()
  if (row.last_used_at !== null) return text('keys.used', { time: when(row.last_used_at) })
  return text(row.created_at === null ? 'keys.unused-since' : 'keys.unused')
}
