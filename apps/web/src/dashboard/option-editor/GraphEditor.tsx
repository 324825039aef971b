import { type GraphConfig, isIncomplete, newDataset, withoutDataset } from '@takt/domain/dashboards/graph-config.ts'
import { moveRangeEnd } from '@takt/domain/dashboards/number-range.ts'
import type { GraphConfigOption } from '@takt/domain/dashboards/options.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { useState } from 'react'
import { DatasetFields } from './DatasetFields.tsx'
import { type EditorPlace, type EditorProps, sourceIn } from './editor-place.ts'
import styles from './OptionForm.module.css'
import { OptionSection } from './OptionSection.tsx'
import { PropertySelect } from './SourceFields.tsx'

/** The graph configurator: labels, legend, and a tab for each dataset: D-CONFIG-51 to 54-X. */
export function GraphEditor({ option, value, values, label, place, onChange }: EditorProps<GraphConfigOption>) {
  const { say } = place
  const [chosen, setChosen] = useState(0)
  const source = sourceIn(values, option.source)
  if (source === '') return <p className={styles.muted}>{say('form.no-source')}</p>
  const change = (part: Partial<GraphConfig>, typing?: string) => onChange({ ...value, ...part }, typing)
  const { datasets } = value
  // Undo may have taken the chosen dataset away.
  const selected = Math.min(chosen, datasets.length - 1)
  const types = option.types.includes(value.graphType) ? option.types : [value.graphType, ...option.types]
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <SelectField
        label={say('panel.graph-type')}
        placeholder={say('form.choose')}
        value={value.graphType}
        options={types.map((type) => ({ value: type, label: say(`choice.graph-type.${type}`) }))}
        onValueChange={(graphType) => change({ graphType })}
      />
      <PropertySelect
        {...{ place, source }}
        label={say('panel.graph-x')}
        error={undefined}
        value={value.x}
        onChange={(x) => change({ x })}
      />
      <Switch
        label={say('panel.graph-legend')}
        checked={value.showLegend}
        onCheckedChange={(showLegend) => change({ showLegend })}
      />
      <Tabs
        label={label}
        value={String(selected)}
        onValueChange={(tab) => setChosen(Number(tab))}
        add={{
          label: say('panel.dataset-add'),
          run: () => {
            change({ datasets: [...datasets, newDataset] })
            setChosen(datasets.length)
          },
        }}
        tabs={datasets.map((dataset, at) => ({
          value: String(at),
          label: say(isIncomplete(dataset) ? 'panel.dataset-incomplete' : 'panel.dataset', { number: at + 1 }),
          icon: isIncomplete(dataset) ? <WarningIcon size={18} /> : undefined,
          remove:
            at === 0
              ? undefined
              : {
                  label: say('panel.dataset-remove', { number: at + 1 }),
                  run: () => {
                    const next = withoutDataset(datasets, at)
                    change({ datasets: next.datasets })
                    setChosen(next.selected)
                  },
                },
          panel: (
            <DatasetFields
              {...{ dataset, source, place }}
              graphType={value.graphType}
              onChange={(part, typing) =>
                change(
                  { datasets: datasets.map((one, index) => (index === at ? { ...one, ...part } : one)) },
                  typing && `${at}.${typing}`,
                )
              }
            />
          ),
        }))}
      />
      <OptionSection label={say('panel.axes')} startsOpen={false} faultWord={undefined}>
        <Axes config={value} change={change} place={place} />
      </OptionSection>
    </fieldset>
  )
}

interface AxesProps {
  readonly config: GraphConfig
  readonly change: (part: Partial<GraphConfig>, typing?: string) => void
  readonly place: EditorPlace
}

const bounds = [
  { key: 'xMin', label: 'panel.x-min', end: 'min', other: 'xMax' },
  { key: 'xMax', label: 'panel.x-max', end: 'max', other: 'xMin' },
  { key: 'yMin', label: 'panel.y-min', end: 'min', other: 'yMax' },
  { key: 'yMax', label: 'panel.y-max', end: 'max', other: 'yMin' },
] as const
const orders = [
  ['sortX', 'panel.sort-x'],
  ['sortY', 'panel.sort-y'],
] as const
/** A select cannot choose nothing. */
const AS_IT_COMES = 'none'

function Axes({ config, change, place }: AxesProps) {
  const { say } = place
  return (
    <>
      <div className={styles.pair}>
        {bounds.map(({ key, label, end, other }) => (
          <NumberField
            key={key}
            label={say(label)}
            value={config[key]}
            decreaseLabel={say('form.less')}
            increaseLabel={say('form.more')}
            onValueChange={(bound) => change({ [key]: bound }, key)}
            onLeave={() => {
              const to = config[key]
              if (to !== null) change({ [key]: moveRangeEnd(end, to, config[other]) }, key)
            }}
          />
        ))}
      </div>
      {orders.map(([key, label]) => (
        <SelectField
          key={key}
          label={say(label)}
          placeholder={say('form.choose')}
          value={config[key] || AS_IT_COMES}
          options={[
            { value: AS_IT_COMES, label: say('panel.as-it-comes') },
            { value: 'asc', label: say('choice.sort-order.asc') },
            { value: 'desc', label: say('choice.sort-order.desc') },
          ]}
          onValueChange={(order) => change({ [key]: order === AS_IT_COMES ? '' : order })}
        />
      ))}
    </>
  )
}
