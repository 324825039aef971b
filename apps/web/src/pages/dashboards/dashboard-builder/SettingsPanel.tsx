import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { MOST_CELLS } from '@takt/domain/dashboards/grid-size.ts'
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import styles from './Builder.module.css'
import { ParametersEditor } from './ParametersEditor.tsx'
import { SourcesEditor } from './SourcesEditor.tsx'
import type { SettingsProps } from './settings-props.ts'

const switches = [
  ['display', 'settings.display'],
  ['suitedForMobile', 'settings.suitedForMobile'],
  ['suitedForTablet', 'settings.suitedForTablet'],
  ['suitedForDesktops', 'settings.suitedForDesktops'],
  ['suitedForXXL', 'settings.suitedForXXL'],
  ['showBzxBanner', 'settings.showBzxBanner'],
] as const

const EVERYBODY = '0'
const levels = Array.from({ length: HIGHEST_LEVEL - LOWEST_LEVEL + 1 }, (_, at) => String(LOWEST_LEVEL + at))

/** The dashboard-settings tab: D-SCREEN-07-X. */
export function SettingsPanel(
  props: SettingsProps & { readonly mayRename: boolean; readonly machineIds: readonly string[] },
) {
  const { dashboard, faults, say, step } = props
  const set = (change: Partial<Dashboard>, tag = '') => step({ do: 'settings', change, tag })
  const word = (field: string) => {
    const fault = faults.get(field)
    return fault === undefined ? undefined : say(fault.text, fault.values)
  }
  return (
    <div className={styles.panel}>
      <TextField
        label={say('settings.title')}
        required
        error={word('title')}
        value={dashboard.title}
        onValueChange={(title) => set({ title }, 'title')}
      />
      <TextField
        label={say('settings.slug')}
        required
        disabled={!props.mayRename}
        error={word('slug')}
        hint={say('settings.slug-hint')}
        value={dashboard.slug}
        onValueChange={(slug) => set({ slug }, 'slug')}
      />
      <GridFields {...{ dashboard, faults, say, step }} />
      <fieldset className={styles.group}>
        <legend>{say('settings.availability')}</legend>
        {switches.map(([field, label]) => (
          <Switch
            key={field}
            label={say(label)}
            checked={dashboard[field]}
            onCheckedChange={(on) => set({ [field]: on })}
          />
        ))}
        <SelectField
          label={say('settings.userlevel')}
          placeholder={say('form.choose')}
          value={String(dashboard.userlevel ?? EVERYBODY)}
          options={[
            { value: EVERYBODY, label: say('settings.userlevel-all') },
            ...levels.map((level) => ({ value: level, label: level })),
          ]}
          onValueChange={(level) => set({ userlevel: level === EVERYBODY ? null : Number(level) })}
        />
        <Switch
          label={say('settings.isSnippet')}
          checked={dashboard.isSnippet}
          onCheckedChange={(isSnippet) => set({ isSnippet })}
        />
        {dashboard.isSnippet && (
          <TextField
            label={say('settings.snippetTag')}
            maxLength={80}
            value={dashboard.snippetTag}
            onValueChange={(snippetTag) => set({ snippetTag }, 'snippetTag')}
          />
        )}
      </fieldset>
      <ParametersEditor {...{ dashboard, faults, say, step }} />
      <SourcesEditor {...{ dashboard, faults, say, step }} machineIds={props.machineIds} />
    </div>
  )
}

function GridFields({ dashboard, say, step }: SettingsProps) {
  const { size } = dashboard
  const field = (edge: 'x' | 'y', label: string) => (
    <NumberField
      label={label}
      value={size[edge]}
      min={1}
      max={MOST_CELLS}
      step={1}
      decreaseLabel={say('form.less')}
      increaseLabel={say('form.more')}
      onValueChange={(value) =>
        value !== null && step({ do: 'settings', change: { size: { ...size, [edge]: value } }, tag: `size${edge}` })
      }
    />
  )
  return (
    <fieldset className={styles.group}>
      <legend>{say('settings.grid')}</legend>
      <div className={styles.numbers}>
        {field('x', say('settings.columns'))}
        {field('y', say('settings.rows'))}
      </div>
    </fieldset>
  )
}
