import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { type AnyWidget, type Say, type WidgetGroup, widgetGroups } from '../../../dashboard/define-widget.ts'
import styles from './Builder.module.css'

interface PaletteProps {
  readonly widgets: readonly AnyWidget[]
  readonly say: Say
  readonly onAdd: (widget: AnyWidget) => void
}

/** Every kind of widget, by its group or found by its words; a press puts one on the first free place. */
export function Palette({ widgets, say, onAdd }: PaletteProps) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<WidgetGroup | 'all'>('all')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = widgets.filter((widget) => {
    const said = `${say(widget.title)} ${say(widget.description)}`.toLowerCase()
    return (group === 'all' || widget.group === group) && words.every((word) => said.includes(word))
  })
  return (
    <section className={styles.palette} aria-label={say('builder.palette')}>
      <div className={styles.paletteHead}>
        <h2>{say('builder.palette')}</h2>
        <SearchField
          label={say('builder.find-kind')}
          placeholder={say('builder.find-kind')}
          clearLabel={say('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
        <SelectField
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
      <ul className={styles.kinds}>
        {found.map((widget) => (
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
      {found.length === 0 && <p className={styles.muted}>{say('builder.no-kind')}</p>}
    </section>
  )
}
