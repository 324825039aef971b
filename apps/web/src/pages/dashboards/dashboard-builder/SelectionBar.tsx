import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import {
  CutIcon,
  DuplicateIcon,
  KeyboardIcon,
  LockIcon,
  PasteIcon,
  SelectAllIcon,
  SelectSeveralIcon,
  UnlockIcon,
} from '@takt/ui/icon/arrange-icons.tsx'
import { CopyIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import type { Say } from '../../../dashboard/define-widget.ts'
import { openShortcuts } from '../../../shell/shortcuts/shortcuts-open.ts'
import styles from './Builder.module.css'
import type { BuilderState } from './builder-state.ts'
import type { Editing } from './use-editing.ts'

interface SelectionBarProps {
  readonly state: BuilderState
  readonly editing: Editing
  readonly several: boolean
  readonly onSeveral: (several: boolean) => void
  readonly say: Say
}

/** By touch what the keys do: each button says its key where a mouse rests on it. */
export function SelectionBar({ state, editing, several, onSeveral, say }: SelectionBarProps) {
  const { selected } = state
  const { widgets } = state.history.present
  const none = selected.length === 0 && say('builder.nothing-selected')
  const chosen = widgets.filter(({ id }) => selected.includes(id))
  const allLocked = chosen.length > 0 && chosen.every(({ locked }) => locked === true)
  const named = (label: string, key?: string) => ({ 'aria-label': label, title: key ? `${label} (${key})` : label })
  return (
    <section className={styles.bar} aria-label={say('builder.bar')}>
      <IconButton
        {...named(say('builder.several'))}
        aria-pressed={several}
        variant={several ? 'primary' : 'quiet'}
        icon={<SelectSeveralIcon />}
        onClick={() => onSeveral(!several)}
      />
      <IconButton
        {...named(say('builder.select-all'), 'Ctrl+A')}
        icon={<SelectAllIcon />}
        why={widgets.length === 0 && say('dashboard.empty')}
        onClick={editing.selectAll}
      />
      <span className={styles.divider} />
      <IconButton {...named(say('builder.cut'), 'Ctrl+X')} icon={<CutIcon />} why={none} onClick={editing.cut} />
      <IconButton {...named(say('builder.copy'), 'Ctrl+C')} icon={<CopyIcon />} why={none} onClick={editing.copy} />
      <IconButton {...named(say('builder.paste'), 'Ctrl+V')} icon={<PasteIcon />} onClick={editing.paste} />
      <IconButton
        {...named(say('builder.duplicate'), 'Ctrl+D')}
        icon={<DuplicateIcon />}
        why={none}
        onClick={editing.duplicate}
      />
      <span className={styles.divider} />
      <IconButton
        {...named(say(allLocked ? 'builder.unlock' : 'builder.lock'))}
        icon={allLocked ? <UnlockIcon /> : <LockIcon />}
        why={none}
        onClick={() => editing.lock(selected)}
      />
      <IconButton
        {...named(say('builder.remove-selected'), 'Delete')}
        icon={<TrashIcon />}
        why={none || (allLocked && say('builder.locked-stays'))}
        onClick={editing.remove}
      />
      <IconButton {...named(say('builder.keys'))} icon={<KeyboardIcon />} onClick={openShortcuts} />
      <VisuallyHidden>
        <p role="status">{selected.length > 1 && say('builder.selected', { count: selected.length })}</p>
      </VisuallyHidden>
    </section>
  )
}
