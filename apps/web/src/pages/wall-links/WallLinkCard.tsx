import type { WallLinkRow } from '@takt/domain/model/wall-link.ts'
import { type WallLinkState, wallLinkState } from '@takt/domain/wall-link/wall-link.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { GridCard } from '@takt/ui/card/CardGrid.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EditIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import type { StateTone } from '@takt/ui/state/StateShape.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { dayAndTime } from '../../data/format.ts'
import { useServerNow } from '../../data/live.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import { ChangeWallLink } from './ChangeWallLink.tsx'
import styles from './WallLink.module.css'

const tones: Readonly<Record<WallLinkState, StateTone>> = {
  open: 'running',
  expired: 'neutral',
  revoked: 'stopped',
}

interface WallLinkCardProps {
  readonly link: WallLinkRow
  readonly onChanged: () => Promise<void>
}

export function WallLinkCard({ link, onChanged }: WallLinkCardProps) {
  const text = useText()
  const now = useServerNow(10_000)
  const { time_zone } = useSession()
  const [doing, setDoing] = useState<'change' | 'revoke' | null>(null)
  const [busy, setBusy] = useState(false)
  const state = wallLinkState(link, now)
  const { link_id, name } = link
  const when = (at: string) => dayAndTime(Date.parse(at), { timeZone: time_zone })
  const revoke = async () => {
    setBusy(true)
    try {
      await call('revoke_wall_link', { link_id })
      await onChanged()
      notify.success(text('walls.revoked', { name }))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      notify.failure(problem.message)
    }
    setBusy(false)
    setDoing(null)
  }
  return (
    <GridCard
      label={name}
      name={name}
      state={<StateTag tone={tones[state]} label={text(`walls.state-${state}`)} size="s" />}
    >
      <dl className={styles.facts}>
        <dt>{text('walls.dashboard')}</dt>
        <dd>{link.dashboard_title || text('walls.dashboard-gone', { slug: link.dashboard })}</dd>
        <dt>{text('walls.last-used')}</dt>
        <dd>{link.last_used_at === null ? text('walls.not-used') : when(link.last_used_at)}</dd>
        <dt>{text('walls.ends')}</dt>
        <dd>{link.expires_at === null ? text('walls.never') : when(link.expires_at)}</dd>
        <dt>{text('walls.made')}</dt>
        <dd>{text('walls.made-by', { time: when(link.created_at), name: link.created_by })}</dd>
      </dl>
      {state !== 'revoked' && (
        <footer className={styles.buttons}>
          <Button icon={<EditIcon />} onClick={() => setDoing('change')}>
            {text('walls.change')}
          </Button>
          <Button icon={<TrashIcon />} onClick={() => setDoing('revoke')}>
            {text('walls.revoke')}
          </Button>
        </footer>
      )}
      {doing === 'change' && <ChangeWallLink link={link} onClose={() => setDoing(null)} onChanged={onChanged} />}
      <ConfirmDialog
        open={doing === 'revoke'}
        danger
        busy={busy}
        title={text('walls.revoke-title', { name })}
        message={text('walls.revoke-text')}
        confirmLabel={text('walls.revoke')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setDoing(null)}
        onConfirm={() => void revoke()}
      />
    </GridCard>
  )
}
