import { boardChanges } from '@takt/domain/dashboards/building/board-changes.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useState } from 'react'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import { usePlant } from '../../../dashboard/use-plant.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { BoardPicture } from './BoardPicture.tsx'
import type { BuilderState } from './builder-state.ts'
import { ChangeList } from './ChangeList.tsx'
import styles from './VersionsDialog.module.css'

interface VersionsDialogProps {
  readonly state: BuilderState
  readonly find: FindWidget
  readonly say: Say
  readonly maySave: boolean
  readonly onPick: (config: Dashboard, version: number) => void
  readonly onClose: () => void
}

/** What the board was at each save: looked at, compared, and brought back onto the canvas. */
export function VersionsDialog({ state, find, say, maySave, onPick, onClose }: VersionsDialogProps) {
  const template = state.saved.slug
  const plant = usePlant()
  const load = useLoad('get_dashboard_versions', { template })
  const [chosen, setChosen] = useState<number | null>(null)
  const versions = load.rows ?? []
  const at = Math.max(
    versions.findIndex(({ version }) => version === chosen),
    0,
  )
  const shown = versions[at]
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      closeLabel={say('shell.close')}
      title={say('versions.title', { title: state.saved.title })}
    >
      {load.error !== null ? (
        <ErrorState
          message={say('versions.failed')}
          detail={load.error.message}
          retryLabel={say('shell.retry')}
          onRetry={load.reload}
        />
      ) : shown === undefined ? (
        <LoadingState label={say('shell.loading')} />
      ) : (
        <div className={styles.versions}>
          <ul className={styles.list} aria-label={say('versions.list')}>
            {versions.map(({ version, changed_by, changed_at, widgets }) => (
              <li key={version}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={version === shown.version}
                  onClick={() => setChosen(version)}
                >
                  <b>{say('versions.version', { version })}</b> {changed_by}
                  <span>
                    {formatValue('date', changed_at, plant)} · {say('versions.widgets', { count: widgets })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Version
            key={shown.version}
            version={shown.version}
            before={versions[at + 1]?.version}
            {...{ template, state, find, say, maySave, onPick }}
          />
        </div>
      )}
    </Dialog>
  )
}

interface VersionProps extends Omit<VersionsDialogProps, 'onClose'> {
  readonly template: string
  readonly version: number
  readonly before: number | undefined
}

function Version({ template, version, before, state, find, say, maySave, onPick }: VersionProps) {
  const [against, setAgainst] = useState<'before' | 'canvas'>(before === undefined ? 'canvas' : 'before')
  const load = useLoad('get_dashboard_version', { template, version })
  const other = useLoad('get_dashboard_version', { template, version: before ?? 1 }, { enabled: before !== undefined })
  const error = load.error ?? other.error
  if (error !== null) return <p role="alert">{error.message}</p>
  const config = load.rows?.[0]?.config
  const old = other.rows?.[0]?.config
  if (config === undefined || (before !== undefined && old === undefined)) {
    return <LoadingState label={say('shell.loading')} />
  }
  const canvas = state.history.present
  const changes = against === 'canvas' || old === undefined ? boardChanges(config, canvas) : boardChanges(old, config)
  const same = boardChanges(config, canvas).length === 0
  return (
    <div className={styles.detail}>
      <BoardPicture dashboard={config} find={find} />
      <Segmented
        label={say('versions.compare')}
        value={against}
        onValueChange={setAgainst}
        options={[
          ...(before === undefined ? [] : [{ value: 'before' as const, label: say('versions.against-before') }]),
          { value: 'canvas' as const, label: say('versions.against-canvas') },
        ]}
      />
      <ChangeList label={say('versions.compare')} {...{ changes, find, say }} />
      {maySave && (
        <Button variant="primary" why={same && say('versions.same')} onClick={() => onPick(config, version)}>
          {say('versions.pick')}
        </Button>
      )}
    </div>
  )
}
