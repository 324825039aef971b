import { type ColumnConfig, columnComponents } from '@takt/domain/dashboard/table-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { textOf } from '../column-label.ts'
import type { EditorPlace } from './editor-place.ts'
import styles from './TableEditor.module.css'

const dateForms = ['full', 'hourOnly', 'hhMmOnly', 'dayOnly', 'short'] as const
const elements = ['span', 'h1', 'h2', 'h3'] as const

interface ColumnEditorProps {
  readonly column: ColumnConfig
  readonly place: EditorPlace
  readonly onChange: (column: ColumnConfig, typing?: string) => void
  readonly onMove: (by: number) => void
  readonly onDone: () => void
}

/** Edit mode for one column; 'done' returns to adding: D-STATE-10. */
export function ColumnEditor({ column, place, onChange, onMove, onDone }: ColumnEditorProps) {
  const { say } = place
  const known: readonly string[] = columnComponents
  const components = known.includes(column.component) ? known : [column.component, ...known]
  const dateForm = dateForms.find((form) => column.config[form] === true) ?? 'full'
  return (
    <div className={styles.panel}>
      <TextField
        label={say('form.column-label')}
        placeholder={column.key}
        value={column.label}
        onValueChange={(label) => onChange({ ...column, label }, 'label')}
      />
      <TextField
        label={say('form.column-tlabel')}
        hint={say('form.column-tlabel-hint')}
        error={
          column.tlabel === '' || textOf(say, column.tlabel) !== undefined ? undefined : say('form.column-tlabel-none')
        }
        value={column.tlabel}
        onValueChange={(tlabel) => onChange({ ...column, tlabel: tlabel.trim() }, 'tlabel')}
      />
      <SelectField
        label={say('form.column-component')}
        placeholder={say('form.choose')}
        value={column.component}
        options={components.map((component) => ({ value: component, label: component }))}
        onValueChange={(component) => onChange({ ...column, component, config: {} })}
      />
      {column.component === 'date' && (
        <SelectField
          label={say('form.date-form')}
          placeholder={say('form.choose')}
          value={dateForm}
          options={dateForms.map((form) => ({ value: form, label: say(`choice.date.${form}`) }))}
          onValueChange={(form) => onChange({ ...column, config: form === 'full' ? {} : { [form]: true } })}
        />
      )}
      {column.component.startsWith('round-') && (
        <SelectField
          label={say('form.element')}
          placeholder={say('form.choose')}
          value={elements.find((element) => element === column.config.el) ?? 'span'}
          options={elements.map((element) => ({ value: element, label: element }))}
          onValueChange={(el) => onChange({ ...column, config: { el } })}
        />
      )}
      <TextField
        label={say('form.column-pre')}
        value={column.pre}
        onValueChange={(pre) => onChange({ ...column, pre }, 'pre')}
      />
      <div className={styles.actions}>
        <Button icon={<ChevronLeftIcon />} onClick={() => onMove(-1)}>
          {say('form.move-left')}
        </Button>
        <Button icon={<ChevronRightIcon />} onClick={() => onMove(1)}>
          {say('form.move-right')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {say('form.done')}
        </Button>
      </div>
    </div>
  )
}
