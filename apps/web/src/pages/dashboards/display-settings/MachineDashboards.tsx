import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import styles from './DisplaySettings.module.css'

type Given = Readonly<Record<string, string[]>>

interface MachineDashboardsProps {
  /** Slug of a dashboard to the machines that show it. */
  given: Given
  /** Those that were saved before: one of them may lose its last machine, which removes it. */
  stored: ReadonlySet<string>
  onChange: (given: Record<string, string[]>) => void
}

/** Which machines show which dashboard as a tab. One that nobody shows any more goes when it is saved. */
export function MachineDashboards({ given, stored, onChange }: MachineDashboardsProps) {
  const text = useText()
  const { rows, error } = useLoad('get_configs', { system_function: 'dashboards' }, { reloadOn: ['ConfigChanged'] })
  const titleOf = (slug: string) => {
    const known = rows?.find((row) => row.slug === slug)
    if (known) return known.title
    return rows ? text('display-settings.gone', { dashboard: slug }) : slug
  }
  const offered = (rows ?? []).flatMap(({ slug, title }) =>
    slug && !(slug in given) ? [{ value: slug, label: title }] : [],
  )
  return (
    <>
      <p className={styles.about}>{text('display-settings.tabs-about')}</p>
      {Object.entries(given).map(([slug, machines]) => (
        <MachinesField
          key={slug}
          label={titleOf(slug)}
          none={text(stored.has(slug) ? 'display-settings.no-machine' : 'display-settings.choose-machines')}
          value={machines}
          onValueChange={(chosen) => onChange({ ...given, [slug]: chosen })}
        />
      ))}
      {(offered.length > 0 || error) && (
        <SelectField
          hideLabel
          label={text('display-settings.add')}
          placeholder={text('display-settings.add')}
          error={error ? error.message : ''}
          value=""
          options={offered}
          onValueChange={(slug) => onChange({ ...given, [slug]: [] })}
        />
      )}
    </>
  )
}
