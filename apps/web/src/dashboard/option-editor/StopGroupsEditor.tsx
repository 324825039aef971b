import type { StopGroupsOption } from '@takt/domain/dashboards/options.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { Field } from '@takt/ui/field/Field.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import type { EditorProps } from './editor-place.ts'
import styles from './OptionForm.module.css'

/** Some of the plant's stop groups. One that was chosen and no longer exists stays, by its code, until it is taken away. */
export function StopGroupsEditor({ value, label, error, onChange }: EditorProps<StopGroupsOption>) {
  const load = useLoad('get_groups', {})
  if (load.rows === undefined && load.error === null) return <Skeleton height="6rem" />
  const known = (load.rows ?? [])
    .filter(({ group_type }) => group_type === 'stop_group')
    .map(({ code, description }) => ({ code, word: `${description} (${code})` }))
  const gone = value.filter((code) => !known.some((group) => group.code === code))
  return (
    <Field label={label} error={error ?? load.error?.message} nativeLabel={false}>
      <fieldset className={styles.checks} aria-label={label}>
        {[...known, ...gone.map((code) => ({ code, word: code }))].map(({ code, word }) => (
          <Checkbox
            key={code}
            label={word}
            checked={value.includes(code)}
            onCheckedChange={(on) => onChange(on ? [...value, code] : value.filter((one) => one !== code))}
          />
        ))}
      </fieldset>
    </Field>
  )
}
