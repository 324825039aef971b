import type { WallLinkRow } from '@takt/domain/dashboards/model/wall-link.ts'
import { type WallLinkState, wallLinkState } from '@takt/domain/dashboards/wall-link.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardButtons, CardFacts, GridCard } from '@takt/ui/card/CardGrid.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import { ChangeWallLink } from './ChangeWallLink.tsx'

const tones: Readonly<Record<WallLinkState, StatusTone>> = {
  open: 'good',
  expired: 'off',
  revoked: 'bad',
}

interface WallLinkCardProps {
  readonly link: WallLinkRow
  readonly onChanged: () => Promise<void>
}

export function WallLinkCard({ link, onChanged }: WallLinkCardProps) {
  const text = useText()
  const now = useServerNow(10_000)
  const { time_zone } = useSession()
  const [changing, setChanging] = useState(false)
  const state = wallLinkState(link, now)
  const { link_id, name } = link
  const when = (at: string) => dayAndTime(Date.parse(at), { timeZone: time_zone })
  return (
    <GridCard
      label={name}
      name={name}
      state={<StatusTag tone={tones[state]} label={text(`walls.state-${state}`)} size="s" />}
    >
      <CardFacts>
        <Shown link={link} />
        <dt>{text('walls.last-used')}</dt>
        <dd>{link.last_used_at === null ? text('walls.not-used') : when(link.last_used_at)}</dd>
        <dt>{text('walls.ends')}</dt>
        <dd>{link.expires_at === null ? text('walls.never') : when(link.expires_at)}</dd>
        <dt>{text('walls.made')}</dt>
        <dd>{text('walls.made-by', { time: when(link.created_at), name: link.created_by })}</dd>
      </CardFacts>
      {state !== 'revoked' && (
        <CardButtons>
          <Button icon={<EditIcon />} onClick={() => setChanging(true)}>
            {text('walls.change')}
          </Button>
          <RemoveButton
            removes="revoke_wall_link"
            label={text('walls.revoke')}
            title={text('walls.revoke-title', { name })}
            message={text('walls.revoke-text')}
            onRemove={async () => {
              await call('revoke_wall_link', { link_id })
              return text('walls.revoked', { name })
            }}
            onRemoved={onChanged}
          />
        </CardButtons>
      )}
      {changing && <ChangeWallLink link={link} onClose={() => setChanging(false)} onChanged={onChanged} />}
    </GridCard>
  )
}

function Shown({ link: { boards, place, dashboard, dashboard_title } }: Pick<WallLinkCardProps, 'link'>) {
  const text = useText()
  if (boards === null) {
    return (
      <>
        <dt>{text('walls.dashboard')}</dt>
        <dd>{dashboard_title || text('walls.dashboard-gone', { slug: dashboard })}</dd>
      </>
    )
  }
  return (
    <>
      <dt>{text('walls.boards')}</dt>
      <dd>
        {boards.boards
          .map(({ board, seconds }) => text('walls.board-for', { board: text(`board.${board}`), count: seconds }))
          .join(' · ')}
      </dd>
      <dt>{text('walls.place')}</dt>
      <dd>{place || text('walls.whole-plant')}</dd>
    </>
  )
}
