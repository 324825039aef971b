import { type LiveField, liveFields } from '@takt/domain/dashboards/live-view.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './LiveViewTemplatesPage.module.css'

interface FieldListProps {
  readonly fields: readonly LiveField[]
  readonly mayChange: boolean
  readonly onChange: (fields: readonly LiveField[]) => void
}

/** The chosen ones stand first, in the order of the tile; the arrows move them. */
export function FieldList({ fields, mayChange, onChange }: FieldListProps) {
  const text = useText()
  const others = liveFields.filter((field) => !fields.includes(field))
  const move = (field: LiveField, by: -1 | 1) => {
    const rest = fields.filter((one) => one !== field)
    const at = fields.indexOf(field) + by
    onChange([...rest.slice(0, at), field, ...rest.slice(at)])
  }
  return (
    <section className={styles.fieldSection}>
      <h3>{text('live-edit.fields')}</h3>
      <p className={styles.none}>{text('live-edit.always')}</p>
      <ul className={styles.fieldList} aria-label={text('live-edit.fields')}>
        {[...fields, ...others].map((field) => {
          const name = text(`live-field.${field}`)
          const at = fields.indexOf(field)
          return (
            <li key={field} className={styles.fieldRow}>
              <Checkbox
                className={styles.fieldName}
                label={name}
                checked={at >= 0}
                disabled={!mayChange}
                onCheckedChange={(on) => onChange(on ? [...fields, field] : fields.filter((one) => one !== field))}
              />
              {mayChange && at >= 0 && (
                <>
                  <IconButton
                    aria-label={text('live-edit.up', { name })}
                    icon={<ArrowUpIcon />}
                    disabled={at === 0}
                    onClick={() => move(field, -1)}
                  />
                  <IconButton
                    aria-label={text('live-edit.down', { name })}
                    icon={<ArrowDownIcon />}
                    disabled={at === fields.length - 1}
                    onClick={() => move(field, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
