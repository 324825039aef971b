import { boardFile } from '@takt/domain/dashboards/building/board-file.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { DownloadIcon, FileIcon } from '@takt/ui/icon/document-icons.tsx'
import { ClockIcon, CopyIcon, MoreIcon } from '@takt/ui/icon/icons.tsx'
import { MenuButton } from '@takt/ui/menu/MenuButton.tsx'
import { type ReactNode, useState } from 'react'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import { CopyDashboard } from '../../../parts/new-dashboard/CopyDashboard.tsx'
import { ImportDashboard } from '../../../parts/new-dashboard/ImportDashboard.tsx'
import { takeOut } from '../../../parts/take-out.ts'
import type { BuilderState } from './builder-state.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

interface MoreMenuProps {
  readonly state: BuilderState
  readonly find: FindWidget
  readonly say: Say
  readonly maySave: boolean
  readonly mayAdd: boolean
  readonly onPick: (config: Dashboard, version: number) => void
  /** Something stands before the canvas: keys do not mean what is on it. */
  readonly onDialog: (open: boolean) => void
}

/** What is done with a board as a whole: its versions, a copy of it, and the way into a file and out of one. */
export function MoreMenu({ state, find, say, maySave, mayAdd, onPick, onDialog }: MoreMenuProps) {
  const [open, setOpen] = useState<'versions' | 'copy' | 'import' | null>(null)
  const show = (what: typeof open) => {
    setOpen(what)
    onDialog(what !== null)
  }
  const close = () => show(null)
  const board = state.history.present
  const entry = (id: string, label: string, icon: ReactNode, onSelect: () => void) => ({
    id,
    label,
    icon,
    onSelect,
  })
  const widgets = board.widgets.length
  const file = `${board.slug}.dashboard.json`
  return (
    <>
      <MenuButton
        label={say('builder.more')}
        trigger={<IconButton aria-label={say('builder.more')} title={say('builder.more')} icon={<MoreIcon />} />}
        entries={[
          ...(state.version > 0
            ? [entry('versions', say('versions.open'), <ClockIcon />, () => show('versions'))]
            : []),
          ...(mayAdd ? [entry('copy', say('copy-dashboard.open'), <CopyIcon />, () => show('copy'))] : []),
          entry(
            'export',
            say('export-dashboard.open'),
            <DownloadIcon />,
            () => void takeOut(file, { rows: widgets, content: boardFile(board), type: 'application/json' }),
          ),
          ...(mayAdd ? [entry('import', say('import-dashboard.open'), <FileIcon />, () => show('import'))] : []),
        ]}
      />
      {open === 'versions' && (
        <VersionsDialog
          {...{ state, find, say, maySave }}
          onClose={close}
          onPick={(config, version) => {
            close()
            onPick(config, version)
          }}
        />
      )}
      {open === 'copy' && <CopyDashboard board={board} onClose={close} />}
      {open === 'import' && <ImportDashboard onClose={close} />}
    </>
  )
}
