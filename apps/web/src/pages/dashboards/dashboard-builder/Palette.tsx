import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { type ReactNode, useId, useState } from 'react'
import { type AnyWidget, type Say, type WidgetGroup, widgetGroups } from '../../../dashboard/define-widget.ts'
import styles from './Palette.module.css'
import type { usePaletteDrag } from './use-palette-drag.ts'
import { WidgetPicture } from './WidgetPicture.tsx'

interface PaletteProps {
  readonly widgets: readonly AnyWidget[]
  readonly drag: ReturnType<typeof usePaletteDrag>
  readonly say: Say
  readonly onAdd: (widget: AnyWidget) => void
  /** What stands in the row of the search: the canvas has the height that a row of its own would take. */
  readonly children: ReactNode
}

/** Every kind of widget, by its group or found by its words: pressed it takes the first free place, dragged the place it is dropped on. */
export function Palette({ widgets, drag, say, onAdd, children }: PaletteProps) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<WidgetGroup | 'all'>('all')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = widgets.filter((widget) => {
    const said = `${say(widget.title)} ${say(widget.description)}`.toLowerCase()
    return (group === 'all' || widget.group === group) && words.every((word) => said.includes(word))
  })
  return (
    <section className={styles.palette} aria-label={say('builder.palette')}>
      <div className={styles.head}>
        {children}
        <SearchField
          className={styles.search}
          label={say('builder.find-kind')}
          placeholder={say('builder.find-kind')}
          clearLabel={say('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
          onKeyDown={(event) => {
            // What was found alone is what was looked for.
            if (event.key === 'Enter' && found.length === 1) onAdd(found[0]!)
          }}
        />
        <SelectField
          className={styles.search}
          hideLabel
          label={say('builder.kind-group')}
          placeholder={say('form.choose')}
          value={group}
          options={(['all', ...widgetGroups] as const).map((one) => ({
            value: one,
            label: say(`builder.kind-group.${one}`),
          }))}
          onValueChange={setGroup}
        />
      </div>
      <VisuallyHidden>
        <h2>{say('builder.palette')}</h2>
      </VisuallyHidden>
      <div className={styles.groups}>
        {widgetGroups.map((one) => (
          <Group
            key={one}
            group={one}
            widgets={found.filter((widget) => widget.group === one)}
            {...{ drag, say, onAdd }}
          />
        ))}
        {found.length === 0 && <p className={styles.none}>{say('builder.no-kind')}</p>}
      </div>
      {drag.held !== null && (
        <div className={styles.held} style={{ left: drag.held.x, top: drag.held.y }}>
          <WidgetPicture picture={drag.held.widget.picture} />
          {say(drag.held.widget.title)}
        </div>
      )}
    </section>
  )
}

function Group({ group, widgets, drag, say, onAdd }: Omit<PaletteProps, 'children'> & { readonly group: WidgetGroup }) {
  const titleId = useId()
  if (widgets.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.groupName}>
        {say(`builder.kind-group.${group}`)}
      </h3>
      <ul className={styles.kinds}>
        {widgets.map((widget) => (
          <li key={widget.kind}>
            <button
              type="button"
              className={styles.kind}
              onClick={() => !drag.wasDragged() && onAdd(widget)}
              {...drag.of(widget)}
            >
              <WidgetPicture picture={widget.picture} />
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
