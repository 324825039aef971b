import { Button, type ButtonVariant } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { NameDialog } from './NameDialog.tsx'
import { forgetPending } from './pending-board.ts'

interface NewDashboardProps {
  readonly variant?: ButtonVariant
  /** A piece that dashboards are put together from. */
  readonly snippet?: boolean
}

/** For who may add dashboards: asks for a name and opens the builder. Nothing is stored before it is saved there. */
export function NewDashboard({ variant, snippet = false }: NewDashboardProps) {
  const say = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {say(snippet ? 'new-snippet.button' : 'new-dashboard.button')}
      </Button>
      {open && <DashboardName snippet={snippet} onClose={() => setOpen(false)} />}
    </>
  )
}

function DashboardName({ snippet, onClose }: { readonly snippet: boolean; readonly onClose: () => void }) {
  const say = useText()
  const go = useGo()
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  return (
    <NameDialog
      system_function="dashboards"
      taken={rows.map((row) => row.slug)}
      words={{
        title: say(snippet ? 'new-snippet.button' : 'new-dashboard.title'),
        create: say('new-dashboard.create'),
        name: say('settings.title'),
        slug: say('settings.slug'),
        slugHint: say('settings.slug-hint'),
      }}
      longestName={120}
      onClose={onClose}
      onDone={(title, slug) => {
        // A copy of that name that nobody saved is not what somebody begins anew.
        forgetPending(slug)
        const named = { dashboard: slug }
        go(snippet ? to('snippetBuilder', named, { title }) : to('dashboardBuilder', named, { title }))
      }}
    />
  )
}
