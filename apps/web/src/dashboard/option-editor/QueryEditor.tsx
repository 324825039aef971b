import type { QueryOption } from '@takt/domain/dashboards/options.ts'
import { chooseQuery, noQuery } from '@takt/domain/dashboards/query-choice.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { useQueryList } from '../../data/dashboards/query-list.ts'
import type { EditorProps } from './editor-place.ts'
import styles from './OptionForm.module.css'

/** The saved query of a widget, and one input for each parameter it asks for: D-CONFIG-74, D-ENTITY-82-X. */
export function QueryEditor({ option, value, label, place, onChange }: EditorProps<QueryOption>) {
  const { say } = place
  const { rows, error } = useQueryList()
  const queries = rows ?? []
  const chosen = queries.find(({ record_no }) => String(record_no) === value.sqlSource)
  // While the list is on its way the names are those that were stored.
  const names = chosen?.parameters ?? Object.keys(value.parameters)
  const offered = queries.map(({ record_no, sql_query_id }) => ({ value: String(record_no), label: sql_query_id }))
  const isGone = value.sqlSource !== '' && rows !== undefined && chosen === undefined
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      {rows === undefined && error === null && <Skeleton height="3rem" />}
      {rows === undefined && error !== null && <p className={styles.missing}>{error.message}</p>}
      {rows?.length === 0 && <p className={styles.muted}>{say('query.none')}</p>}
      {(offered.length > 0 || isGone) && (
        <SelectField
          label={say('query.source')}
          placeholder={say('form.choose')}
          error={isGone ? say('query.gone') : undefined}
          value={value.sqlSource === '' ? null : value.sqlSource}
          options={isGone ? [{ value: value.sqlSource, label: value.sqlSource }, ...offered] : offered}
          onValueChange={(next) => {
            const asked = queries.find(({ record_no }) => String(record_no) === next)?.parameters ?? []
            onChange(next === null ? noQuery : chooseQuery(value, next, asked))
          }}
        />
      )}
      {names
        .filter((name) => !option.filled.includes(name))
        .map((name, at) => (
          <TextField
            key={name}
            label={chosen?.prompts[name] || name}
            hint={`param_${at}`}
            value={value.parameters[name] ?? ''}
            onValueChange={(text) => {
              const { parameters } = chooseQuery(value, value.sqlSource, names)
              onChange({ ...value, parameters: { ...parameters, [name]: text } }, name)
            }}
          />
        ))}
    </fieldset>
  )
}
