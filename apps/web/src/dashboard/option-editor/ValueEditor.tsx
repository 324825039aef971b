import { STATIC_VALUES } from '@takt/domain/dashboards/dashboard.ts'
import { formulaFault } from '@takt/domain/dashboards/formula.ts'
import type { DatasourceValueOption } from '@takt/domain/dashboards/options.ts'
import { operationsFor, togetherAs } from '@takt/domain/dashboards/put-together.ts'
import {
  chooseSource,
  newValueConfig,
  pickValue,
  type ValueConfig,
  valueFormats,
} from '@takt/domain/dashboards/value-config.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import type { EditorProps } from './editor-place.ts'
import { MachinesEditor } from './MachinesEditor.tsx'
import styles from './OptionForm.module.css'
import { PropertySelect, SourceSelect } from './SourceFields.tsx'

/** The single-value panel: data source, machine, property, format and operation: D-CONFIG-44, 45-X. */
export function ValueEditor(
  props: EditorProps<DatasourceValueOption> & {
    /** A widget writes it; what only compares values has no use for a name. */
    readonly named?: boolean
  },
) {
  const { value, label, error, place, values, onChange } = props
  const config = value ?? newValueConfig
  const change = (part: Partial<ValueConfig>, typing?: string) => onChange({ ...config, ...part }, typing)
  const isStatic = config.dataSource === STATIC_VALUES
  const source = place.sources.find(({ slug }) => slug === config.dataSource)
  const isSeveral = (machineId: readonly string[]) =>
    machineId.length > 1 || (machineId.length === 0 && source?.multimachine === true)
  // Of one machine no operation is offered: a sum that was chosen before must not go on unseen.
  const choose = (machineId: readonly string[]) =>
    change({ machineId: [...machineId], ...(isSeveral(machineId) ? {} : { operation: 'single' }) })
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <SourceSelect
        {...{ error, place }}
        label={place.say('option.data-source')}
        value={config.dataSource}
        withStatic
        onChange={(slug) => onChange(chooseSource(config, slug, place.propertiesOf(slug)))}
      />
      {isStatic ? (
        <StaticFields config={config} change={change} place={place} />
      ) : (
        <>
          <MachinesEditor
            option={{
              type: 'machines',
              label: '',
              default: [],
              ...(source?.multimachine ? { none: 'source' } : { most: 1 }),
            }}
            value={config.machineId}
            label={place.say(source?.multimachine ? 'option.machines' : 'option.machine')}
            error={undefined}
            {...{ place, values }}
            onChange={(machineId) => choose(machineId as string[])}
            onClear={() => choose([])}
          />
          <PropertySelect
            {...{ place }}
            label={place.say('form.property')}
            error={undefined}
            source={config.dataSource}
            value={config.dataKey}
            onChange={(dataKey) => change({ dataKey })}
          />
          {isSeveral(config.machineId) && <OperationField config={config} change={change} place={place} />}
        </>
      )}
      <FormatFields config={config} change={change} place={place} />
      {props.named && (
        <TextField
          label={place.say('form.value-label')}
          value={config.label}
          onValueChange={(text) => change({ label: text }, 'label')}
        />
      )}
    </fieldset>
  )
}

interface PartProps extends Pick<EditorProps<DatasourceValueOption>, 'place'> {
  readonly config: ValueConfig
  readonly change: (part: Partial<ValueConfig>, typing?: string) => void
}

function StaticFields({ config, change, place }: PartProps) {
  return (
    <>
      <SelectField
        label={place.say('form.static-type')}
        placeholder={place.say('form.choose')}
        value={config.staticValueDataType}
        options={(['string', 'number'] as const).map((type) => ({
          value: type,
          label: place.say(`choice.value-type.${type}`),
        }))}
        onValueChange={(staticValueDataType) => change({ staticValueDataType })}
      />
      <TextField
        label={place.say('form.static-value')}
        value={config.staticValue}
        onValueChange={(staticValue) => change({ staticValue }, 'staticValue')}
      />
    </>
  )
}

function OperationField({ config, change, place }: PartProps) {
  const offered = operationsFor(config.dataKey)
  const together = togetherAs(config.dataKey)
  return (
    <SelectField
      // A list that loses what is chosen in it would choose its first by itself.
      key={together}
      label={place.say('form.operation')}
      placeholder={place.say('form.choose')}
      hint={together === 'sum' ? undefined : place.say(`form.never-added-up.${together}`)}
      value={offered.includes(config.operation) ? config.operation : together}
      options={offered.map((one) => ({ value: one, label: place.say(`choice.operation.${one}`) }))}
      onValueChange={(operation) => change({ operation })}
    />
  )
}

function FormatFields({ config, change, place }: PartProps) {
  const value = pickValue(config, place.rowsOf(config.dataSource))
  const fault = config.format === 'math' ? formulaFault(config.math) : undefined
  return (
    <>
      <SelectField
        label={place.say('form.format')}
        placeholder={place.say('form.choose')}
        value={config.format}
        options={valueFormats.map((format) => ({
          value: format as string,
          label: place.say(`choice.format.${format}`),
          example: place.example?.(format, value),
        }))}
        onValueChange={(format) => change({ format })}
      />
      {config.format === 'math' && (
        <TextField
          label={place.say('form.math')}
          hint={place.say('form.math-hint')}
          error={fault === undefined ? undefined : place.say('form.formula-fault', { at: fault.at + 1 })}
          value={config.math}
          onValueChange={(math) => change({ math }, 'math')}
        />
      )}
    </>
  )
}
