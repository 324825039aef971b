import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { ReactNode } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { NameDialog } from './NameDialog.tsx'
import { sendToBuilder } from './pending-board.ts'

interface BoardNameProps {
  readonly board: Dashboard
  readonly title: string
  readonly suggested: string
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** Asks what a board that is there already is to be called here, and opens it in the builder, where it is saved. */
export function BoardName({ board, title, suggested, children, onClose }: BoardNameProps) {
  const say = useText()
  const go = useGo()
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  return (
    <NameDialog
      system_function="dashboards"
      taken={rows.map((row) => row.slug)}
      suggested={suggested}
      words={{
        title,
        create: say('new-dashboard.create'),
        name: say('settings.title'),
        slug: say('settings.slug'),
        slugHint: say('settings.slug-hint'),
      }}
      longestName={120}
      onClose={onClose}
      onDone={(name, slug) => {
        sendToBuilder(slug, { ...board, title: name, slug })
        const named = { dashboard: slug }
        go(
          board.isSnippet
            ? to('snippetBuilder', named, { title: name })
            : to('dashboardBuilder', named, { title: name }),
        )
      }}
    >
      {children}
    </NameDialog>
  )
}
