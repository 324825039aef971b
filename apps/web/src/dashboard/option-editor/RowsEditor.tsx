import type { DatasourceFilterOption, DatasourceMultiValueOption } from '@takt/domain/dashboards/options.ts'
import {
  chooseRowSource,
  isGroup,
  type MultiValueConfig,
  newMultiValue,
  type RowFilter,
} from '@takt/domain/dashboards/row-filter.ts'
import type { EditorProps } from './editor-place.ts'
import { FilterFields } from './FilterFields.tsx'
import { MachinesEditor } from './MachinesEditor.tsx'
import styles from './OptionForm.module.css'
import { OptionSection } from './OptionSection.tsx'
import { SourceSelect } from './SourceFields.tsx'

/** The multi-value panel: data source, machines and a filter: D-CONFIG-46. */
export function MultiValueEditor(props: EditorProps<DatasourceMultiValueOption>) {
  const { label, error, place, values, onChange } = props
  const config = props.value ?? newMultiValue
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <RowSource {...{ config, error, place, onChange }} />
      <MachinesEditor
        option={{ type: 'machines', label: '', default: [], none: 'source' }}
        value={config.machineId ?? []}
        label={place.say('option.machines')}
        error={undefined}
        {...{ place, values }}
        onChange={(ids) => onChange({ ...config, machineId: (ids as string[]).length === 0 ? null : ids })}
        onClear={() => onChange({ ...config, machineId: null })}
      />
      <OptionSection
        label={filterWord(config.filter, place)}
        startsOpen={count(config.filter) > 0}
        faultWord={undefined}
      >
        <Filter {...{ config, place, onChange }} />
      </OptionSection>
    </fieldset>
  )
}

/** The filter-only panel: its filter is always open: D-CONFIG-47. */
export function FilterEditor({ value, label, error, place, onChange }: EditorProps<DatasourceFilterOption>) {
  const config = value ?? newMultiValue
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <RowSource {...{ config, error, place, onChange }} />
      <h4 className={styles.legend}>{place.say('panel.filter')}</h4>
      <Filter {...{ config, place, onChange }} />
    </fieldset>
  )
}

interface PartProps extends Pick<EditorProps<DatasourceMultiValueOption>, 'place' | 'onChange'> {
  readonly config: MultiValueConfig
}

function RowSource({ config, error, place, onChange }: PartProps & { readonly error: string | undefined }) {
  return (
    <SourceSelect
      {...{ error, place }}
      label={place.say('option.data-source')}
      value={config.dataSource}
      onChange={(slug) => onChange(chooseRowSource(config, slug, place.propertiesOf(slug)))}
    />
  )
}

function Filter({ config, place, onChange }: PartProps) {
  if (config.dataSource === '') return <p className={styles.muted}>{place.say('form.no-source')}</p>
  return (
    <FilterFields
      filter={config.filter}
      source={config.dataSource}
      place={place}
      onChange={(filter, typing) => onChange({ ...config, filter }, typing)}
    />
  )
}

/** How much of a filter is set, so that a closed one does not hide why rows are missing. */
function count(filter: RowFilter): number {
  const conditions = (group: RowFilter['tree']): number =>
    group.items.reduce((sum, item) => sum + (isGroup(item) ? conditions(item) : 1), 0)
  return conditions(filter.tree) + Number(filter.sortProp !== '') + Number(filter.limit > 0)
}

function filterWord(filter: RowFilter, place: PartProps['place']): string {
  const set = count(filter)
  return set === 0 ? place.say('panel.filter') : place.say('panel.filter-count', { count: set })
}
