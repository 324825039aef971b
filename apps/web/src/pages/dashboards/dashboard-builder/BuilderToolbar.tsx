import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { EditIcon, EyeIcon, RedoIcon, TrashIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import type { Say } from '../../../dashboard/define-widget.ts'
import { NewDashboard } from '../../../parts/new-dashboard/NewDashboard.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { findWidget } from '../../../widgets/widgets.ts'
import styles from './Builder.module.css'
import { type BuilderState, isChanged } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import { MoreMenu } from './MoreMenu.tsx'

interface BuilderToolbarProps {
  readonly state: BuilderState
  readonly say: Say
  readonly plain: boolean
  readonly busy: boolean
  readonly maySave: boolean
  readonly mayAdd: boolean
  readonly hasFaults: boolean
  /** Said where the fault cannot be seen from here. */
  readonly faultWord: string | undefined
  readonly step: (step: BuilderStep) => void
  readonly onPlain: (plain: boolean) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onDelete: () => void
  readonly onPick: (config: Dashboard, version: number) => void
  readonly onDialog: (open: boolean) => void
}

export function BuilderToolbar(props: BuilderToolbarProps) {
  const { state, say, plain, step } = props
  const { past, future, present } = state.history
  const changed = isChanged(state)
  const unchanged = say('why.unchanged')
  return (
    <header className={styles.toolbar}>
      <div className={styles.heading}>
        <h1>{present.title}</h1>
        <p className={styles.mark} role="status">
          {props.maySave ? (props.faultWord ?? (changed && say('builder.unsaved'))) : say('builder.read-only')}
        </p>
      </div>
      {props.maySave && (
        <>
          <IconButton
            aria-label={say('builder.undo')}
            icon={<UndoIcon />}
            disabled={past.length === 0}
            onClick={() => step({ do: 'undo' })}
          />
          <IconButton
            aria-label={say('builder.redo')}
            icon={<RedoIcon />}
            disabled={future.length === 0}
            onClick={() => step({ do: 'redo' })}
          />
        </>
      )}
      <Button icon={plain ? <EditIcon /> : <EyeIcon />} aria-pressed={plain} onClick={() => props.onPlain(!plain)}>
        {say(plain ? 'builder.edit' : 'builder.preview')}
      </Button>
      {state.version > 0 && (
        <AppLink className={styles.link} to={to('dashboard', { dashboard: state.saved.slug })}>
          {say('builder.open')}
        </AppLink>
      )}
      {props.mayAdd && (
        <>
          <NewDashboard variant="quiet" />
          {state.version > 0 && (
            <IconButton aria-label={say('builder.delete')} icon={<TrashIcon />} onClick={props.onDelete} />
          )}
        </>
      )}
      <MoreMenu
        {...{ state, say }}
        find={findWidget}
        maySave={props.maySave}
        mayAdd={props.mayAdd}
        onPick={props.onPick}
        onDialog={props.onDialog}
      />
      {props.maySave && (
        <>
          <Button why={!changed && unchanged} onClick={props.onDiscard}>
            {say('builder.discard')}
          </Button>
          <Button
            variant="primary"
            busy={props.busy}
            why={
              props.hasFaults ? (props.faultWord ?? say('form.incomplete')) : !changed && state.version > 0 && unchanged
            }
            onClick={props.onSave}
          >
            {say('builder.save')}
          </Button>
        </>
      )}
    </header>
  )
}
