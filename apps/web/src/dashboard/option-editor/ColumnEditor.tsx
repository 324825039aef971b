import { type ColumnConfig, columnComponents } from '@takt/domain/dashboards/table-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { columnLabel, textOf } from '../column-label.ts'
import type { EditorPlace } from './editor-place.ts'
import styles from './TableEditor.module.css'

const dateForms = ['full', 'hourOnly', 'hhMmOnly', 'dayOnly', 'short'] as const
const elements = ['span', 'h1', 'h2', 'h3'] as const

interface ColumnEditorProps {
  readonly column: ColumnConfig
  /** Of the rows of the table. */
  readonly properties: readonly string[]
  /** Of the first row. */
  readonly value?: unknown
  readonly place: EditorPlace
  readonly onChange: (column: ColumnConfig, typing?: string) => void
  readonly onMove: (by: number) => void
  readonly onDone: () => void
}

/** Edit mode for one column; 'done' returns to adding: D-STATE-10. */
export function ColumnEditor({ column, properties, value, place, onChange, onMove, onDone }: ColumnEditorProps) {
  const { say } = place
  const known = columnComponents.map((one) => ({
    value: one as string,
    label: say(`choice.format.${one}`),
    example: place.example?.(one, value),
  }))
  // A name from a later version has no words yet.
  const lost = known.some(({ value }) => value === column.component)
    ? []
    : [{ value: column.component, label: column.component }]
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
        options={[...lost, ...known]}
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
          options={elements.map((element) => ({ value: element, label: say(`choice.element.${element}`) }))}
          onValueChange={(el) => onChange({ ...column, config: { el } })}
        />
      )}
      {column.component === 'progress-bar' && <ProgressMax {...{ column, properties, place, onChange }} />}
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

/** No property has this name. */
const NUMBER = ' '
const FULL = 100

/** Where a progress bar is full: 100 unless it is told otherwise. */
function ProgressMax({
  column,
  properties,
  place: { say },
  onChange,
}: Pick<ColumnEditorProps, 'column' | 'properties' | 'place' | 'onChange'>) {
  const { max } = column.config
  const property = typeof max === 'string' ? max : ''
  const lost = property === '' || properties.includes(property) ? [] : [property]
  return (
    <>
      <SelectField
        label={say('form.progress-max')}
        placeholder={say('form.choose')}
        value={property || NUMBER}
        options={[
          { value: NUMBER, label: say('form.progress-number') },
          ...[...lost, ...properties].map((key) => ({ value: key, label: columnLabel(say, key) ?? key })),
        ]}
        onValueChange={(next) => onChange({ ...column, config: next === NUMBER ? {} : { max: next } })}
      />
      {property === '' && (
        <NumberField
          label={say('form.progress-most')}
          value={typeof max === 'number' ? max : FULL}
          min={1}
          decreaseLabel={say('form.less')}
          increaseLabel={say('form.more')}
          onValueChange={(next) => onChange({ ...column, config: next === null ? {} : { max: next } }, 'max')}
        />
      )}
    </>
  )
}
