import { can } from '@takt/domain/ground/permissions.ts'
import { insertsFor } from '@takt/domain/machines/cavities/cavity-choice.ts'
import { CLOSED, mayChangeCavities } from '@takt/domain/machines/cavities/change-cavities.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { select } from '../../../data/chosen/selection.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName, useRouteParams } from '../../../routes/use-route-params.ts'
import { CavityGrid } from './CavityGrid.tsx'
import { useChosenInserts } from './use-chosen-inserts.ts'

const routes = { all: 'cavities', open: 'cavitiesOpen', close: 'cavitiesClose' } as const
const actions = { cavities: undefined, cavitiesOpen: 'open', cavitiesClose: 'close' } as const
const titles = { all: 'cavities.heading', open: 'cavities.to-open', close: 'cavities.to-close' } as const
const nothing = { all: 'cavities.no-tool', open: 'cavities.none-closed', close: 'cavities.none-open' } as const

/** The mounted tool by its inserts: all of them, or only those that can be opened or closed. */
export default function CavitiesPage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { machine: machine_id } = useRouteParams('cavities', 'cavitiesOpen', 'cavitiesClose')
  const action = actions[useRouteName('cavities', 'cavitiesOpen', 'cavitiesClose')]
  const load = useLoad('get_cavities', { machine_id }, { reloadOn: ['MachineChanged'] })
  const chosen = useChosenInserts(load.rows)
  const changes = can(session, 'can-change-cavities') && mayChangeCavities(session)
  const all = load.rows ?? []
  const inserts = insertsFor(all, action)
  const view = action ?? 'all'
  const open = all.filter(({ status }) => status !== CLOSED).length
  const about = all[0] && text('cavities.about', { tool: all[0].tool_id, open, all: all.length })
  return (
    <MachinePage
      title={text(titles[view])}
      about={[machine_id, about].filter(Boolean).join(' · ')}
      load={load}
      failed={text('cavities.failed')}
      back={to('machine', { machine: machine_id })}
      tools={
        <>
          {changes && (
            <Segmented
              label={text('cavities.which')}
              value={view}
              onValueChange={(next) => {
                select(null)
                go(to(routes[next], { machine: machine_id }), { replace: true })
              }}
              options={[
                { value: 'all', label: text('cavities.all') },
                { value: 'open', label: text('cavities.to-open') },
                { value: 'close', label: text('cavities.to-close') },
              ]}
            />
          )}
          <Button icon={<ClockIcon />} onClick={() => go(to('cavityHistory', { machine: machine_id }))}>
            {text('cavities.history')}
          </Button>
        </>
      }
    >
      {inserts.length === 0 ? (
        <EmptyState title={text(nothing[all.length === 0 ? 'all' : view])} />
      ) : (
        <CavityGrid inserts={inserts} chosen={chosen.locations} onToggle={changes ? chosen.toggle : undefined} />
      )}
    </MachinePage>
  )
}
