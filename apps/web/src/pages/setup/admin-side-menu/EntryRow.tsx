import type { Language } from '@takt/domain/ground/languages.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { ALWAYS_SHOWN, type MenuChange, MOST_NAME } from '@takt/domain/setup/side-menu.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useLanguageName } from '../../../data/words/language-name.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { MenuItem } from '../../../shell/menu/menu.ts'
import styles from './SideMenuSettingsPage.module.css'

interface EntryRowProps {
  entry: MenuChange
  item: MenuItem
  /** In which its name is given. */
  language: Language
  mayChange: boolean
  busy: boolean
  first: boolean
  last: boolean
  onChange: (entry: MenuChange) => void
  onMove: (by: -1 | 1) => void
}

export function EntryRow(props: EntryRowProps) {
  const { entry, item, language, mayChange, busy, first, last, onChange, onMove } = props
  const text = useText()
  const languageName = useLanguageName()
  const disabled = !mayChange || busy
  const usual = 'key' in item.title ? text(item.title.key) : item.title.name
  const levels = [
    { value: '', label: text('side-menu.all-levels') },
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({
      value: String(level),
      label: text('side-menu.from-level', { level }),
    })),
  ]
  return (
    <li className={styles.entry} aria-label={usual}>
      <Checkbox
        className={styles.shown}
        label={usual}
        checked={!entry.hidden}
        disabled={disabled || entry.id === ALWAYS_SHOWN}
        onCheckedChange={(shown) => onChange({ ...entry, hidden: !shown })}
      />
      <TextField
        className={styles.name}
        hideLabel
        label={text('names.in', {
          what: text('side-menu.name', { entry: usual }),
          language: languageName(language),
        })}
        placeholder={nameIn(entry.names, language) || usual}
        maxLength={MOST_NAME}
        lang={language}
        disabled={disabled}
        value={entry.names[language] ?? ''}
        onValueChange={(name) => onChange({ ...entry, names: { ...entry.names, [language]: name } })}
      />
      <SelectField
        className={styles.level}
        hideLabel
        label={text('side-menu.level', { entry: usual })}
        placeholder={text('side-menu.all-levels')}
        disabled={disabled}
        value={entry.level === null ? '' : String(entry.level)}
        options={levels}
        onValueChange={(level) => onChange({ ...entry, level: level === '' ? null : Number(level) })}
      />
      {mayChange && (
        <>
          <IconButton
            aria-label={text('admin.up', { what: usual })}
            icon={<ArrowUpIcon />}
            disabled={busy || first}
            onClick={() => onMove(-1)}
          />
          <IconButton
            aria-label={text('admin.down', { what: usual })}
            icon={<ArrowDownIcon />}
            disabled={busy || last}
            onClick={() => onMove(1)}
          />
        </>
      )}
    </li>
  )
}
