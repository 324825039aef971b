import { can } from '@takt/domain/ground/permissions.ts'
import { scales } from '@takt/domain/scrap/scales.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardGrid } from '@takt/ui/card/CardGrid.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ScaleCard } from './ScaleCard.tsx'
import { ScaleForm } from './ScaleForm.tsx'

const changes = showChanges({
  of: scales,
  title: 'title.scales',
})

/** A weight is watched while something is laid on the scale. */
const REFRESH_SECONDS = 2

/** The scales at a machine: what they show, and as far as the person may, their tare, their switch and their settings. */
export default function ScalesPage() {
  const text = useText()
  const session = useSession()
  const { machine: machine_id } = useRouteParams('scales')
  const load = useLoad('get_scales', { machine_id }, { everySeconds: REFRESH_SECONDS })
  const [adding, setAdding] = useState(false)
  const count = load.rows && text('scales.count', { count: load.rows.length })
  return (
    <PageFrame
      layout="flow"
      title={text('title.scales')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={load}
      failed={text('scales.failed')}
      tools={
        can(session, 'setup-tpqs-admin') && (
          <>
            {can(session, 'can-access-admin-panel') && <RegisterTools of={changes} rows={load.rows ?? []} />}
            <Button size="primary" variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
              {text('scales.add')}
            </Button>
          </>
        )
      }
    >
      {load.rows?.length === 0 && <EmptyState title={text('scales.none')} text={text('scales.none-text')} />}
      <CardGrid label={text('title.scales')}>
        {load.rows?.map((scale) => (
          <ScaleCard key={scale.scale_id} scale={scale} onChanged={load.reload} />
        ))}
      </CardGrid>
      {adding && <ScaleForm machine_id={machine_id} onClose={() => setAdding(false)} onSaved={load.reload} />}
    </PageFrame>
  )
}
