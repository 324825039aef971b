import { wallLinks } from '@takt/domain/dashboards/wall-links.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardGrid } from '@takt/ui/card/CardGrid.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import { NewWallLink } from './NewWallLink.tsx'
import { WallLinkCard } from './WallLinkCard.tsx'

const changes = showChanges({
  of: wallLinks,
  title: 'title.wall-links',
})

/** The last use grows old by itself. */
const REFRESH_SECONDS = 60

export default function WallLinksPage() {
  const text = useText()
  const load = useLoad('get_wall_links', {}, { everySeconds: REFRESH_SECONDS })
  const mayMake = useMayCall('create_wall_link')
  const [making, setMaking] = useState(false)
  const make = (
    <>
      <RegisterTools of={changes} rows={load.rows ?? []} />
      {mayMake && (
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setMaking(true)}>
          {text('walls.new')}
        </Button>
      )}
    </>
  )
  return (
    <PageFrame
      layout="flow"
      title={text('title.wall-links')}
      back={to('admin')}
      about={text('walls.about')}
      failed={text('walls.failed')}
      load={load}
      tools={make}
      note={<MayNot by="create_wall_link" />}
    >
      {load.rows?.length === 0 && <EmptyState title={text('walls.empty')} />}
      <CardGrid label={text('title.wall-links')}>
        {load.rows?.map((link) => (
          <WallLinkCard key={link.link_id} link={link} onChanged={load.reload} />
        ))}
      </CardGrid>
      {making && <NewWallLink onClose={() => setMaking(false)} onMade={load.reload} />}
    </PageFrame>
  )
}
