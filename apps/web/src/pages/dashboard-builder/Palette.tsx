import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import type { AnyWidget, Say } from '../../dashboard/define-widget.ts'
import styles from './Builder.module.css'

interface PaletteProps {
  readonly widgets: readonly AnyWidget[]
  readonly say: Say
  readonly onAdd: (widget: AnyWidget) => void
}

/** Every kind of widget; a press puts one on the first free place. */
export function Palette({ widgets, say, onAdd }: PaletteProps) {
  return (
    <section className={styles.palette} aria-label={say('builder.palette')}>
      <h2>{say('builder.palette')}</h2>
      <ul className={styles.kinds}>
        {widgets.map((widget) => (
          <li key={widget.kind}>
            <button type="button" className={styles.kind} onClick={() => onAdd(widget)}>
              <PlusIcon />
              <VisuallyHidden>{say('form.add')}</VisuallyHidden>
              <span>
                <span className={styles.kindName}>{say(widget.title)}</span>
                <span className={styles.kindText}>{say(widget.description)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
