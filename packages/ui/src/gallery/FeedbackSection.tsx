import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Card } from '../card/Card.tsx'
import { ContextMenuAt, type MenuPoint } from '../context-menu/ContextMenuAt.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx'
import { TextField } from '../field/TextField.tsx'
import { CopyIcon, HelpIcon, LayerUpIcon, MenuIcon, MoreIcon, TrashIcon } from '../icon/icons.tsx'
import { Menu } from '../menu/Menu.tsx'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { NoticeRegion } from '../notice/NoticeRegion.tsx'
import { createNotices } from '../notice/notices.ts'
import { Popover } from '../popover/Popover.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { ErrorState } from '../state/ErrorState.tsx'
import { StaleBadge } from '../state/StaleBadge.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import styles from './Gallery.module.css'

const notices = createNotices()

const ENTRIES: MenuEntry[] = [
  { kind: 'heading', id: 'h', label: 'Object' },
  { id: 'copy', label: 'Copy', icon: <CopyIcon />, shortcut: 'Ctrl+C', onSelect: () => notices.info('Copied') },
  { id: 'up', label: 'One layer up', icon: <LayerUpIcon />, disabled: true, onSelect: () => {} },
  { id: 'grid', label: 'Show grid', checked: true, onSelect: () => {} },
  { kind: 'separator', id: 's' },
  { id: 'delete', label: 'Delete', icon: <TrashIcon />, danger: true, onSelect: () => notices.failure('Not allowed') },
]

function Broken(): never {
  throw new Error('A panel that broke')
}

export function FeedbackSection() {
  const [dialog, setDialog] = useState(false)
  const [confirm, setConfirm] = useState<'plain' | 'danger' | null>(null)
  const [point, setPoint] = useState<MenuPoint | null>(null)
  const [text, setText] = useState('')
  return (
    <>
      <Card title="Overlays">
        <div className={styles.row}>
          <Button onClick={() => setDialog(true)}>Dialog</Button>
          <Button onClick={() => setConfirm('plain')}>Countdown</Button>
          <Button onClick={() => setConfirm('danger')}>Confirm danger</Button>
          <Menu trigger={<Button icon={<MenuIcon />}>Menu</Button>} entries={ENTRIES} />
          <Button onClick={(event) => setPoint({ x: event.clientX, y: event.clientY })}>Menu at point</Button>
          <Popover trigger={<Button>Popover</Button>} title="Filter" closeLabel="Close">
            <TextField label="Contains" value={text} onValueChange={setText} />
          </Popover>
          <Tooltip text="What this does">
            <IconButton aria-label="Help" icon={<HelpIcon />} variant="secondary" />
          </Tooltip>
        </div>
        <Dialog
          open={dialog}
          onOpenChange={setDialog}
          title="Report quantity"
          description="What has been made since the last report."
          closeLabel="Close"
          footer={
            <>
              <Button size="primary" onClick={() => setDialog(false)}>
                Cancel
              </Button>
              <Button size="primary" variant="primary" onClick={() => notices.success('Saved')}>
                Save
              </Button>
            </>
          }
        >
          <TextField label="Note" value={text} onValueChange={setText} />
        </Dialog>
        <ConfirmDialog
          open={confirm !== null}
          title={confirm === 'danger' ? 'Delete the view?' : 'Are you still there?'}
          message={confirm === 'danger' ? 'It is gone for everyone.' : 'You will be signed out.'}
          confirmLabel={confirm === 'danger' ? 'Delete' : 'Stay'}
          cancelLabel={confirm === 'danger' ? 'Keep' : 'Sign out'}
          danger={confirm === 'danger'}
          timeoutSeconds={confirm === 'plain' ? 20 : undefined}
          countdownText={(seconds) => `Signing out in ${seconds} s`}
          onConfirm={() => setConfirm(null)}
          onCancel={() => setConfirm(null)}
          onTimeout={() => setConfirm(null)}
        />
        <ContextMenuAt point={point} entries={ENTRIES} label="Object" onClose={() => setPoint(null)} />
      </Card>
      <Card title="Kinds of notice">
        <div className={styles.row}>
          <Button onClick={() => notices.success('Quantity saved')}>Success</Button>
          <Button onClick={() => notices.failure('The printer did not answer')}>Failure</Button>
          <Button onClick={() => notices.info('A colleague has taken over')}>Info</Button>
          <Button
            onClick={() =>
              notices.persistent('A new version is ready', [{ label: 'Refresh', primary: true, onPress: () => {} }])
            }
          >
            Persistent
          </Button>
        </div>
        <NoticeRegion notices={notices} label="Notices" closeLabel="Close" />
      </Card>
      <Card title="Progress and waiting" actions={<IconButton aria-label="More" icon={<MoreIcon />} />}>
        <div className={styles.stack}>
          <div className={styles.row}>
            <Spinner label="Loading" />
            <StaleBadge text="3 min ago" />
          </div>
          <ProgressBar label="Made" value={128} max={400} valueText="128 of 400" />
          <ProgressBar label="Done" value={100} valueText="100 %" tone="success" />
          <ProgressBar label="Rendering" value={null} />
          <Skeleton lines={3} />
        </div>
      </Card>
      <Card title="Empty and failed">
        <div className={styles.pair}>
          <EmptyState
            title="Nothing here yet"
            text="Add the first view."
            action={<Button variant="primary">Add</Button>}
          />
          <ErrorBoundary
            fallback={({ error, reset }) => (
              <ErrorState message="This panel failed" detail={error.message} retryLabel="Try again" onRetry={reset} />
            )}
          >
            <Broken />
          </ErrorBoundary>
        </div>
      </Card>
    </>
  )
}
