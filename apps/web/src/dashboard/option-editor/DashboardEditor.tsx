import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import {
  type DashboardChoice,
  keepParameters,
  offeredSnippets,
  snippetName,
} from '@takt/domain/dashboards/dashboard-choice.ts'
import type { DashboardSelectOption } from '@takt/domain/dashboards/options.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CallFailure, call } from '../../data/call/call.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { type EditorProps, sourceIn } from './editor-place.ts'
import styles from './OptionForm.module.css'
import { PropertySelect } from './SourceFields.tsx'

/** The dashboard-select panel: a snippet, and a value for each of its parameters: D-CONFIG-40 to 43-X. */
export function DashboardEditor({ option, value, values, label, place, onChange }: EditorProps<DashboardSelectOption>) {
  const { say } = place
  const { rows } = useLoad('get_configs', { system_function: 'dashboards' })
  const snippets = offeredSnippets(rows ?? [])
  const isMissing = value.slug !== '' && rows !== undefined && !snippets.some(({ slug }) => slug === value.slug)
  const choose = async (slug: string) => {
    const names = parametersOf(await configOf(slug))
    onChange(keepParameters({ ...value, slug }, names))
  }
  if (rows !== undefined && snippets.length === 0 && value.slug === '') {
    return <p className={styles.muted}>{say('panel.snippet-none')}</p>
  }
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <SelectField
        label={say('panel.snippet')}
        placeholder={say('form.choose')}
        error={isMissing ? say('panel.snippet-missing-text', { slug: value.slug }) : undefined}
        value={value.slug === '' ? null : value.slug}
        options={[
          ...(isMissing ? [{ value: value.slug, label: say('panel.snippet-missing', { slug: value.slug }) }] : []),
          ...snippets.map((one) => ({ value: one.slug, label: snippetName(one) })),
        ]}
        onValueChange={(slug) => void choose(slug)}
      />
      {value.slug !== '' && !isMissing && (
        <Parameters
          choice={value}
          source={option.source === undefined ? '' : sourceIn(values, option.source)}
          translate={option.parameterTranslate}
          {...{ place, onChange }}
        />
      )}
    </fieldset>
  )
}

interface ParametersProps extends Pick<EditorProps<DashboardSelectOption>, 'place' | 'onChange'> {
  readonly choice: DashboardChoice
  readonly source: string
  readonly translate: boolean
}

function Parameters({ choice, source, translate, place, onChange }: ParametersProps) {
  const { say } = place
  const { rows } = useLoad('get_config', { system_function: 'dashboards', template: choice.slug })
  const set = (name: string, value: string, typing?: string) =>
    onChange({ ...choice, parameters: { ...choice.parameters, [name]: value } }, typing)
  return parametersOf(rows?.[0]?.config).map((name) =>
    translate ? (
      <PropertySelect
        key={name}
        {...{ place, source }}
        label={say('panel.parameter-of', { parameter: name })}
        error={undefined}
        value={choice.parameters[name] ?? ''}
        onChange={(key) => set(name, key)}
      />
    ) : (
      <TextField
        key={name}
        label={say('panel.parameter-of', { parameter: name })}
        value={choice.parameters[name] ?? ''}
        onValueChange={(value) => set(name, value, name)}
      />
    ),
  )
}

function parametersOf(config: unknown): string[] {
  return ((config as Dashboard | undefined)?.parameters ?? []).map(({ parameter }) => parameter)
}

/** A dashboard that cannot be read has no parameters to keep. */
async function configOf(slug: string): Promise<unknown> {
  try {
    return (await call('get_config', { system_function: 'dashboards', template: slug }))[0]?.config
  } catch (problem) {
    if (problem instanceof CallFailure) return undefined
    throw problem
  }
}
