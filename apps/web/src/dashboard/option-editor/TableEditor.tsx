import type { TableConfigOption } from '@takt/domain/dashboards/options.ts'
import {
  type ColumnConfig,
  columnHeader,
  customColumnId,
  moveColumn,
  newColumn,
} from '@takt/domain/dashboards/table-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CloseIcon, DragHandleIcon, EditIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { columnLabel, textOf } from '../column-label.ts'
import { ColumnEditor } from './ColumnEditor.tsx'
import { type EditorPlace, type EditorProps, sourceIn } from './editor-place.ts'
import styles from './TableEditor.module.css'
import { useColumnDrag } from './use-column-drag.ts'

/** The table configurator: the columns as they will stand, an adder, and the editor of one column: D-CONFIG-48. */
export function TableEditor({ option, value, values, place, onChange }: EditorProps<TableConfigOption>) {
  const source = sourceIn(values, option.source)
  const [editing, setEditing] = useState<string | null>(null)
  const drag = useColumnDrag(value, onChange)
  if (source === '') return <p className={styles.hint}>{place.say('form.no-source')}</p>
  const name = nameOf(place)
  const [first] = place.rowsOf(source)
  const edited = value.find(({ id }) => id === editing)
  const move = (id: string, by: number) =>
    onChange(moveColumn(value, id, value.findIndex((column) => column.id === id) + by))
  return (
    <div className={styles.editor}>
      {value.length === 0 && <p className={styles.hint}>{place.say('form.columns-all')}</p>}
      <ul className={styles.columns} ref={drag.list}>
        {drag.columns.map((column) => (
          <li
            key={column.id}
            data-column={column.id}
            className={classNames(
              styles.column,
              drag.dragged === column.id && styles.dragged,
              editing === column.id && styles.edited,
            )}
          >
            <button
              type="button"
              className={styles.handle}
              aria-label={place.say('form.move', { name: name(column) })}
              onPointerDown={(event) => drag.start(event, column.id)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
                event.preventDefault()
                move(column.id, event.key === 'ArrowLeft' ? -1 : 1)
              }}
            >
              <DragHandleIcon size={20} />
            </button>
            <span className={styles.name}>{name(column)}</span>
            <IconButton
              aria-label={place.say('form.edit', { name: name(column) })}
              icon={<EditIcon size={20} />}
              onClick={() => setEditing(column.id)}
            />
            <IconButton
              aria-label={place.say('form.remove', { name: name(column) })}
              icon={<CloseIcon size={20} />}
              onClick={() => onChange(value.filter(({ id }) => id !== column.id))}
            />
          </li>
        ))}
      </ul>
      {edited === undefined ? (
        <ColumnAdder
          columns={value}
          properties={place.propertiesOf(source)}
          first={first}
          place={place}
          onAdd={(column) => onChange([...value, column])}
        />
      ) : (
        <ColumnEditor
          column={edited}
          properties={place.propertiesOf(source)}
          value={first?.[edited.key]}
          place={place}
          onChange={(next, typing) =>
            onChange(
              value.map((column) => (column.id === next.id ? next : column)),
              typing && `${next.id}.${typing}`,
            )
          }
          onMove={(by) => move(edited.id, by)}
          onDone={() => setEditing(null)}
        />
      )}
    </div>
  )
}

function nameOf(place: EditorPlace): (column: ColumnConfig) => string {
  const words = { text: (key: string) => textOf(place.say, key), column: (key: string) => columnLabel(place.say, key) }
  return (column) => columnHeader(column, words)
}

interface ColumnAdderProps {
  readonly columns: readonly ColumnConfig[]
  readonly properties: readonly string[]
  /** One of the rows, for what the properties look like. */
  readonly first: Row | undefined
  readonly place: EditorPlace
  readonly onAdd: (column: ColumnConfig) => void
}

/** Every property that is not a column yet, and a column of one's own: D-CONFIG-50-X, D-ENTITY-23. */
function ColumnAdder({ columns, properties, first, place, onAdd }: ColumnAdderProps) {
  const [key, setKey] = useState('')
  const ids = columns.map(({ id }) => id)
  const left = properties.filter((property) => !ids.includes(property))
  const customId = customColumnId(key, ids)
  return (
    <div className={styles.adder}>
      {left.length > 0 && (
        <SelectField
          label={place.say('form.add-column')}
          value={null}
          placeholder={place.say('form.choose')}
          options={left.map((property) => ({
            value: property,
            label: columnLabel(place.say, property) ?? property,
            example: place.example?.('plain', first?.[property]),
          }))}
          onValueChange={(property) => onAdd(newColumn(property, property === 'status' ? 'status-dot' : 'plain'))}
        />
      )}
      <div className={styles.custom}>
        <TextField label={place.say('form.custom-column')} value={key} onValueChange={setKey} />
        <Button
          icon={<PlusIcon />}
          why={customId === undefined && place.say('form.missing', { fields: place.say('form.custom-column') })}
          onClick={() => {
            if (customId === undefined) return
            onAdd({ ...newColumn(key.trim()), id: customId })
            setKey('')
          }}
        >
          {place.say('form.add')}
        </Button>
      </div>
    </div>
  )
}
