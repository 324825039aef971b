import { type Permission, permissionNames } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './OwnRights.module.css'

interface OwnRightsProps {
  granted: readonly Permission[]
  removed: readonly Permission[]
  onChange: (change: { granted: Permission[]; removed: Permission[] }) => void
}

/** What one person may do beyond their level, and what they may not do although their level may. */
export function OwnRights({ granted, removed, onChange }: OwnRightsProps) {
  const text = useText()
  const lists = [
    { key: 'granted', label: text('users.granted'), names: granted },
    { key: 'removed', label: text('users.removed'), names: removed },
  ] as const
  const change = (key: 'granted' | 'removed', names: readonly Permission[]) =>
    onChange({ granted: [...granted], removed: [...removed], [key]: [...names] })
  return (
    <div className={styles.rights}>
      {lists.map(({ key, label, names }) => (
        <div key={key} className={styles.list}>
          <SelectField
            label={label}
            placeholder={text('users.choose-permission')}
            value={null}
            options={permissionNames
              .filter((name) => !granted.includes(name) && !removed.includes(name))
              .map((name) => ({ value: name, label: text(`permission.${name}`) }))}
            onValueChange={(name: Permission) => change(key, [...names, name])}
          />
          {names.map((name) => (
            <Button
              key={name}
              icon={<CloseIcon />}
              aria-label={text('users.take-off', { permission: name })}
              onClick={() =>
                change(
                  key,
                  names.filter((other) => other !== name),
                )
              }
            >
              {name}
            </Button>
          ))}
        </div>
      ))}
    </div>
  )
}
