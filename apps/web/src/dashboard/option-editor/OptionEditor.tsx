import { moveRangeEnd } from '@takt/domain/dashboards/number-range.ts'
import {
  type BooleanOption,
  type CallConfigurationOption,
  type ChildWidgetOption,
  type ColorOption,
  type DashboardSelectOption,
  type DataSourceOption,
  type DatasourceFilterOption,
  type DatasourceMultiValueOption,
  type DatasourceValueOption,
  type GraphConfigOption,
  type GridSettingsOption,
  type LeafOption,
  type LocationOption,
  type MachinesOption,
  type MediaObjectOption,
  type MultiselectOption,
  type NavigatorConfigOption,
  type NumberOption,
  type NumlistOption,
  type OwnOverviewOption,
  offeredChoices,
  type ParameterConfigOption,
  type PictureOption,
  type PropertyOption,
  type QueryOption,
  type SelectOption,
  type StopGroupsOption,
  type StringOption,
  type StyleConfigOption,
  type TableConfigOption,
} from '@takt/domain/dashboards/options.ts'
import { asNumber } from '@takt/domain/dashboards/value-config.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { ColorField } from '@takt/ui/field/ColorField.tsx'
import { Field } from '@takt/ui/field/Field.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Slider } from '@takt/ui/slider/Slider.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { textOf } from '../column-label.ts'
import type { Say } from '../define-widget.ts'
import { ChildWidgetEditor } from './ChildWidgetEditor.tsx'
import { CallEditor } from './call/CallEditor.tsx'
import { DashboardEditor } from './DashboardEditor.tsx'
import { type EditorProps, sourceIn } from './editor-place.ts'
import { GraphEditor } from './GraphEditor.tsx'
import { GridEditor } from './GridEditor.tsx'
import { LocationEditor, OwnOverviewEditor } from './LocationEditor.tsx'
import { MachinesEditor } from './MachinesEditor.tsx'
import { MediaEditor } from './media/MediaEditor.tsx'
import { PictureEditor } from './media/PictureEditor.tsx'
import { NavigatorEditor } from './NavigatorEditor.tsx'
import styles from './OptionForm.module.css'
import { ParameterEditor } from './ParameterEditor.tsx'
import { QueryEditor } from './QueryEditor.tsx'
import { FilterEditor, MultiValueEditor } from './RowsEditor.tsx'
import { PropertySelect, SourceSelect } from './SourceFields.tsx'
import { StopGroupsEditor } from './StopGroupsEditor.tsx'
import { StyleEditor } from './StyleEditor.tsx'
import { TableEditor } from './TableEditor.tsx'
import { ValueEditor } from './ValueEditor.tsx'

type Untyped = Omit<EditorProps<LeafOption>, 'value'> & { readonly value: unknown }

/** One editor for each type of option. The value has been read through the option, so it is of the option's type. */
export function OptionEditor(props: Untyped) {
  const { option, label, error, onChange } = props
  const as = <O extends LeafOption>(): EditorProps<O> => props as unknown as EditorProps<O>
  switch (option.type) {
    case 'number':
      return <NumberEditor {...as<NumberOption>()} />
    case 'string': {
      const { value } = as<StringOption>()
      return <TextField label={label} error={error} value={value} onValueChange={(text) => onChange(text)} />
    }
    case 'picture':
      return <PictureEditor {...as<PictureOption>()} />
    case 'text':
      return (
        <TextArea
          label={label}
          error={error}
          rows={3}
          value={String(props.value)}
          onValueChange={(text) => onChange(text)}
        />
      )
    case 'color':
      return <ColorEditor {...as<ColorOption>()} />
    case 'boolean': {
      const { value } = as<BooleanOption>()
      return <Switch label={label} checked={value} onCheckedChange={(on) => onChange(on)} />
    }
    case 'select':
      return <SelectEditor {...as<SelectOption>()} />
    case 'multiselect':
      return <MultiselectEditor {...as<MultiselectOption>()} />
    case 'numlist':
      return <ListEditor {...as<NumlistOption>()} />
    case 'dataSource':
      return <SourceSelect {...as<DataSourceOption>()} />
    case 'property':
      return <PropertySelect {...as<PropertyOption>()} source={sourceIn(props.values, option.source)} />
    case 'machines':
      return <MachinesEditor {...as<MachinesOption>()} />
    case 'location':
      return <LocationEditor {...as<LocationOption>()} />
    case 'ownOverview':
      return <OwnOverviewEditor {...as<OwnOverviewOption>()} />
    case 'childWidget':
      return <ChildWidgetEditor {...as<ChildWidgetOption>()} />
    case 'stopGroups':
      return <StopGroupsEditor {...as<StopGroupsOption>()} />
    case 'datasourceValue':
      return <ValueEditor {...as<DatasourceValueOption>()} named />
    case 'datasourceMultiValue':
      return <MultiValueEditor {...as<DatasourceMultiValueOption>()} />
    case 'datasourceFilter':
      return <FilterEditor {...as<DatasourceFilterOption>()} />
    case 'tableConfig':
      return <TableEditor {...as<TableConfigOption>()} />
    case 'graphConfig':
      return <GraphEditor {...as<GraphConfigOption>()} />
    case 'style':
      return <StyleEditor {...as<StyleConfigOption>()} />
    case 'dashboardSelect':
      return <DashboardEditor {...as<DashboardSelectOption>()} />
    case 'subDashboardGridSettings':
      return <GridEditor {...as<GridSettingsOption>()} />
    case 'dataSourceParameterConfig':
      return <ParameterEditor {...as<ParameterConfigOption>()} />
    case 'navigatorConfig':
      return <NavigatorEditor {...as<NavigatorConfigOption>()} />
    case 'mediaObject':
      return <MediaEditor {...as<MediaObjectOption>()} />
    case 'callConfiguration':
      return <CallEditor {...as<CallConfigurationOption>()} />
    case 'query':
      return <QueryEditor {...as<QueryOption>()} />
  }
}

function NumberEditor(props: EditorProps<NumberOption>) {
  const { option, value, values, label, error, place, onChange, onClear } = props
  const { min, max, step, range } = option
  if (option.slider && min !== undefined && max !== undefined) {
    return <Slider {...{ label, value, min, max, step }} onValueChange={(next) => onChange(next)} />
  }
  const hint =
    min === undefined
      ? undefined
      : max === undefined
        ? place.say('form.at-least', { min })
        : place.say('form.range', { min, max })
  return (
    <NumberField
      {...{ label, error, hint, value, min, max, step }}
      decreaseLabel={place.say('form.less')}
      increaseLabel={place.say('form.more')}
      onValueChange={(next) => (next === null ? onClear() : onChange(next))}
      onLeave={range && (() => onChange(moveRangeEnd(range.end, value, asNumber(values[range.other]) ?? null)))}
    />
  )
}

function ColorEditor({ value, label, error, place, onChange }: EditorProps<ColorOption>) {
  return (
    <ColorField
      {...{ label, error }}
      value={value}
      pickLabel={place.say('form.pick-color', { label })}
      onValueChange={(color) => onChange(color)}
    />
  )
}

function SelectEditor({ option, value, values, label, error, place, onChange }: EditorProps<SelectOption>) {
  const choices = offeredChoices(option, values)
  return (
    <SelectField
      {...{ label, error }}
      value={String(value)}
      placeholder={place.say('form.choose')}
      options={choices.map((choice) => ({
        value: String(choice),
        label: choiceWord(place.say, option.choiceLabel, String(choice)),
      }))}
      onValueChange={(next) => onChange(option.choices.find((choice) => String(choice) === next))}
    />
  )
}

function MultiselectEditor({ option, value, label, error, place, onChange }: EditorProps<MultiselectOption>) {
  return (
    <Field {...{ label, error }} nativeLabel={false}>
      <div className={styles.checks}>
        {option.choices.map((choice) => (
          <Checkbox
            key={choice}
            label={choiceWord(place.say, option.choiceLabel, choice)}
            checked={value.includes(choice)}
            onCheckedChange={(on) =>
              onChange(option.choices.filter((one) => (one === choice ? on : value.includes(one))))
            }
          />
        ))}
      </div>
    </Field>
  )
}

/** A stored value that is no longer offered stays selected, shown with '(custom)', until changed: D-CONFIG-24-X. */
function ListEditor({ option, value, label, error, place, onChange }: EditorProps<NumlistOption>) {
  const { choices } = option
  const offered = choices.map((choice) => ({ value: String(choice), label: String(choice) }))
  const custom = choices.includes(value) ? [] : [{ value: String(value), label: place.say('form.custom', { value }) }]
  return (
    <SelectField
      {...{ label, error }}
      value={String(value)}
      placeholder={place.say('form.choose')}
      options={[...custom, ...offered]}
      onValueChange={(next) => onChange(choices.find((choice) => String(choice) === next) ?? value)}
    />
  )
}

function choiceWord(say: Say, prefix: string | undefined, choice: string): string {
  return (prefix === undefined ? undefined : textOf(say, `${prefix}.${choice}`)) ?? choice
}
