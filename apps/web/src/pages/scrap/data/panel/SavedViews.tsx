import { can } from '@takt/domain/ground/permissions.ts'
import { DEFAULT_OWNER, deleteButton } from '@takt/domain/scrap/analysis/view-name.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { mayCall } from '../../../../data/session/may-call.ts'
import { useSession } from '../../../../data/session/session.ts'
import { useText } from '../../../../data/words/use-text.ts'
import panel from './FilterPanel.module.css'
import type { PanelProps } from './panel-props.ts'
import styles from './SavedViews.module.css'
import { useSavedViews } from './use-saved-views.ts'

/** Everybody's views and one's own. Pressing one shows it; a name saves what is on the screen. */
export function SavedViews(props: PanelProps) {
  const text = useText()
  const session = useSession()
  const rights = {
    saveDefault: mayCall(session, 'save_default_visualization'),
    manageOwn: can(session, 'can-manage-user-visualizations'),
    deleteDefault:
      can(session, 'can-delete-default-visualizations') &&
      mayCall(session, 'delete_visualization_setting', { username: DEFAULT_OWNER }),
  }
  const views = useSavedViews(props)
  const { list, chosen, name, tooShort, asking } = views
  const remove = deleteButton(rights, chosen)
  return (
    <div className={panel.fields}>
      {list.rows === undefined ? (
        list.error ? (
          <p className={panel.problem}>{list.error.message}</p>
        ) : (
          <LoadingState label={text('analysis.views.loading')} />
        )
      ) : list.rows.length === 0 ? (
        <p className={panel.note}>{text('analysis.views.none')}</p>
      ) : (
        <ul className={styles.views}>
          {list.rows.map((row) => (
            <li key={`${row.username}|${row.name}`}>
              <button
                type="button"
                className={styles.view}
                aria-pressed={row === chosen}
                onClick={() => views.choose(row)}
              >
                <span className={styles.name}>{row.name}</span>
                <span className={styles.owner}>
                  {text(row.username === DEFAULT_OWNER ? 'analysis.views.default' : 'analysis.views.own')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {remove !== 'hidden' && (
        <Button
          icon={<TrashIcon />}
          why={remove === 'disabled' && text(chosen ? 'analysis.views.not-yours' : 'analysis.views.choose')}
          onClick={() => views.ask('delete')}
        >
          {text('analysis.views.delete')}
        </Button>
      )}
      {(rights.manageOwn || rights.saveDefault) && (
        <form noValidate className={styles.save} onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={text('analysis.views.name')}
            value={name}
            maxLength={80}
            error={tooShort ? text('analysis.views.too-short') : undefined}
            onValueChange={views.rename}
          />
          {rights.manageOwn && (
            <Button variant="primary" busy={views.saving === 'user'} onClick={() => views.save('user', false)}>
              {text('analysis.views.save-own')}
            </Button>
          )}
          {rights.saveDefault && (
            <Button busy={views.saving === 'default'} onClick={() => views.save('default', false)}>
              {text('analysis.views.save-default')}
            </Button>
          )}
        </form>
      )}
      {asking !== null && (
        <ConfirmDialog
          open
          danger
          title={text(asking === 'delete' ? 'analysis.views.delete-title' : 'analysis.views.overwrite-title', {
            name: asking === 'delete' ? (chosen?.name ?? '') : name.trim(),
          })}
          message={text(asking === 'delete' ? 'analysis.views.delete-text' : 'analysis.views.overwrite-text')}
          confirmLabel={text(asking === 'delete' ? 'analysis.views.delete' : 'analysis.views.overwrite')}
          cancelLabel={text('shell.cancel')}
          onConfirm={() => (asking === 'delete' ? views.remove() : views.save(asking, true))}
          onCancel={() => views.ask(null)}
        />
      )}
    </div>
  )
}
