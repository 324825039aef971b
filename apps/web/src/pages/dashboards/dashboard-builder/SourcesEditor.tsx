import { type DataSource, sourceKinds } from '@takt/domain/dashboards/dashboard.ts'
import { SOURCE_INTERVAL_SECONDS } from '@takt/domain/dashboards/interval.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useId } from 'react'
import { textOf } from '../../../dashboard/column-label.ts'
import { usePlant } from '../../../dashboard/use-plant.ts'
import type { Fault } from '../../../parts/new-dashboard/slug-fault.ts'
import styles from './Builder.module.css'
import { freeSourceSlug, widgetsUsing } from './dashboard-faults.ts'
import { SourceMachines } from './SourceMachines.tsx'
import { SourcePreview } from './SourcePreview.tsx'
import type { SettingsProps } from './settings-props.ts'

type Props = SettingsProps & { readonly machineIds: readonly string[] }
const sourceEvents = ['MachineChanged', 'OrderChanged', 'StopsChanged'] as const

export function SourcesEditor(props: Props) {
  const { dashboard, say, step } = props
  const { dataSources } = dashboard
  const set = (list: DataSource[], tag = '') => step({ do: 'settings', change: { dataSources: list }, tag })
  const add = () => {
    const slug = freeSourceSlug(dataSources)
    const source = { slug, name: say('choice.source-kind.machines'), source: 'machines', multimachine: true }
    set([...dataSources, { ...source, interval: SOURCE_INTERVAL_SECONDS, events: [], parameters: {} }])
  }
  return (
    <fieldset className={styles.group}>
      <legend>{say('settings.sources')}</legend>
      {dataSources.map((source, at) => (
        <SourceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the slug is what is being typed; it cannot be the key
          key={at}
          {...props}
          source={source}
          at={at}
          onChange={(change, tag) =>
            set(
              dataSources.map((one, index) => (index === at ? { ...one, ...change } : one)),
              tag === '' ? '' : `source${at}${tag}`,
            )
          }
          onRemove={() => set(dataSources.filter((_, index) => index !== at))}
        />
      ))}
      <Button icon={<PlusIcon />} onClick={add}>
        {say('settings.add-source')}
      </Button>
    </fieldset>
  )
}

interface SourceFieldsProps extends Props {
  readonly source: DataSource
  readonly at: number
  readonly onChange: (change: Partial<DataSource>, tag: string) => void
  readonly onRemove: () => void
}

function SourceFields({ dashboard, faults, say, machineIds, source, at, onChange, onRemove }: SourceFieldsProps) {
  const titleId = useId()
  const plant = usePlant()
  const used = widgetsUsing(dashboard, source.slug)
  const word = (fault: Fault | undefined) => (fault === undefined ? undefined : say(fault.text, fault.values))
  return (
    <section className={styles.source} aria-labelledby={titleId}>
      <header className={styles.sourceHead}>
        <h3 id={titleId}>{source.name || say('settings.source')}</h3>
        <span className={styles.muted}>{say('settings.source-in-use', { count: used })}</span>
        <IconButton aria-label={say('form.remove', { name: source.name })} icon={<TrashIcon />} onClick={onRemove} />
      </header>
      <TextField
        label={say('settings.source-name')}
        required
        error={word(faults.get(`source-name.${at}`))}
        value={source.name}
        onValueChange={(name) => onChange({ name }, 'name')}
      />
      <TextField
        label={say('settings.slug')}
        required
        error={word(faults.get(`source.${at}`))}
        value={source.slug}
        onValueChange={(slug) => onChange({ slug }, 'slug')}
      />
      <SelectField
        label={say('settings.source-kind')}
        placeholder={say('form.choose')}
        value={source.source}
        options={kindsFor(source.source).map((kind) => ({
          value: kind,
          label: textOf(say, `choice.source-kind.${kind}`) ?? kind,
        }))}
        onValueChange={(kind) => onChange({ source: kind }, '')}
      />
      <Switch
        label={say('settings.multimachine')}
        checked={source.multimachine}
        onCheckedChange={(multimachine) => onChange({ multimachine }, '')}
      />
      <SourceMachines {...{ dashboard, say, machineIds, source, onChange }} />
      <SourcePreview names={dashboard.parameters.map(({ parameter }) => parameter)} {...{ source, plant, say }} />
      <NumberField
        label={say('settings.source-interval')}
        value={source.interval}
        min={5}
        max={86_400}
        step={5}
        decreaseLabel={say('form.less')}
        increaseLabel={say('form.more')}
        onValueChange={(interval) => onChange({ interval: interval ?? SOURCE_INTERVAL_SECONDS }, 'interval')}
      />
      <fieldset className={styles.events}>
        <legend>{say('settings.source-events')}</legend>
        {sourceEvents.map((event) => (
          <Checkbox
            key={event}
            label={say(`choice.event.${event}`)}
            checked={source.events.includes(event)}
            onCheckedChange={(on) =>
              onChange({ events: [...source.events.filter((one) => one !== event), ...(on ? [event] : [])] }, '')
            }
          />
        ))}
      </fieldset>
    </section>
  )
}

/** A kind from a later version stays what it is. */
function kindsFor(stored: string): readonly string[] {
  const known: readonly string[] = sourceKinds
  return known.includes(stored) ? known : [stored, ...known]
}
