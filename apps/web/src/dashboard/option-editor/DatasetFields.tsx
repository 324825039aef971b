import {
  AUTO_COLOR,
  type GraphConfig,
  type GraphDataset,
  valueLabelPlaces,
} from '@takt/domain/dashboards/graph-config.ts'
import { togetherAs } from '@takt/domain/dashboards/put-together.ts'
import { valueFormats } from '@takt/domain/dashboards/value-config.ts'
import { isColor } from '@takt/domain/ground/theme/is-color.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Slider } from '@takt/ui/slider/Slider.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { columnLabel } from '../column-label.ts'
import type { EditorPlace } from './editor-place.ts'
import styles from './OptionForm.module.css'
import { PropertySelect } from './SourceFields.tsx'

interface DatasetFieldsProps {
  readonly dataset: GraphDataset
  readonly graphType: GraphConfig['graphType']
  readonly source: string
  readonly place: EditorPlace
  readonly onChange: (part: Partial<GraphDataset>, typing?: string) => void
}

/** Formats that need a formula of their own are not for series. */
const formats = valueFormats.filter((format) => format !== 'math')

export function DatasetFields(props: DatasetFieldsProps) {
  const { dataset, source, place, onChange } = props
  const { say } = place
  const together = togetherAs(dataset.y)
  const isShared = dataset.y !== '' && props.graphType !== 'scatter'
  return (
    <div className={styles.inside}>
      <PropertySelect
        {...{ place, source }}
        label={say('panel.graph-y')}
        error={undefined}
        hint={isShared ? say(`panel.rows-together.${together}`) : undefined}
        value={dataset.y}
        onChange={(y) => onChange({ y })}
      />
      <Switch
        label={say('panel.split-set')}
        checked={dataset.splitSet}
        onCheckedChange={(splitSet) => onChange({ splitSet })}
      />
      {dataset.splitSet && (
        <>
          <PropertySelect
            {...{ place, source }}
            label={say('panel.split-key')}
            error={undefined}
            value={dataset.splitKey}
            onChange={(splitKey) => onChange({ splitKey })}
          />
          <TextField
            label={say('panel.split-value')}
            value={dataset.splitValue}
            onValueChange={(splitValue) => onChange({ splitValue }, 'splitValue')}
          />
        </>
      )}
      <Colors {...props} />
      <SelectField
        label={say('panel.value-labels')}
        placeholder={say('form.choose')}
        value={dataset.valueLabels}
        options={valueLabelPlaces.map((one) => ({ value: one, label: say(`choice.value-labels.${one}`) }))}
        onValueChange={(valueLabels) => onChange({ valueLabels })}
      />
      <SelectField
        label={say('form.format')}
        placeholder={say('form.choose')}
        value={dataset.valueFormatter}
        options={formats.map((format) => ({ value: format as string, label: say(`choice.format.${format}`) }))}
        onValueChange={(valueFormatter) => onChange({ valueFormatter })}
      />
    </div>
  )
}

function Colors({ dataset, graphType, source, place, onChange }: DatasetFieldsProps) {
  const { say } = place
  const own = dataset.borderColor === '' || dataset.borderColor.split('|').every((color) => isColor(color.trim()))
  const isLine = graphType === 'line' || graphType === 'clampLine'
  return (
    <>
      <SelectField
        label={say('panel.color-key')}
        placeholder={say('form.choose')}
        value={dataset.colorKey}
        options={[
          { value: AUTO_COLOR, label: say('panel.color-auto') },
          ...place
            .propertiesOf(source)
            .map((key) => ({ value: key, label: `${columnLabel(say, key) ?? key} (${key})` })),
        ]}
        onValueChange={(colorKey) => onChange({ colorKey })}
      />
      <TextField
        label={say('panel.border-color')}
        placeholder="#1c7ed6|#f08c00"
        error={own ? undefined : say('panel.border-color-fault')}
        value={dataset.borderColor}
        onValueChange={(borderColor) => onChange({ borderColor }, 'borderColor')}
      />
      {isLine && (
        <NumberField
          label={say('panel.border-width')}
          value={dataset.borderWidth}
          min={0}
          max={20}
          decreaseLabel={say('form.less')}
          increaseLabel={say('form.more')}
          onValueChange={(borderWidth) => onChange({ borderWidth: borderWidth ?? 2 }, 'borderWidth')}
        />
      )}
      <Slider
        label={say('panel.opacity')}
        value={Math.round(dataset.opacity * 100)}
        onValueChange={(percent) => onChange({ opacity: percent / 100 }, 'opacity')}
      />
      {isLine && (
        <Slider
          label={say('panel.tension')}
          value={Math.round(dataset.tension * 100)}
          onValueChange={(percent) => onChange({ tension: percent / 100 }, 'tension')}
        />
      )}
    </>
  )
}
