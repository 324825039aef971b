import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { levelName } from '../../../parts/user-levels/level-name.ts'
import styles from './Levels.module.css'
import type { LevelsProps } from './level-words.ts'

/** One level at a time, for a narrow screen. */
export function LevelList({ levels, permissions, mayName, mayTurn, busy, onTurn, onName }: LevelsProps) {
  const text = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState('1')
  const level = levels.find(({ usertype }) => String(usertype) === chosen) ?? levels[0]
  if (!level) return null
  return (
    <div className={styles.one}>
      <div className={styles.choice}>
        <SelectField
          label={text('security.level')}
          placeholder={text('security.level')}
          value={String(level.usertype)}
          options={levels.map((row) => ({
            value: String(row.usertype),
            label: `${row.usertype} ${levelName(row, { text, language })}`,
          }))}
          onValueChange={setChosen}
        />
        {mayName(level) && (
          <Button icon={<EditIcon />} onClick={() => onName(level)}>
            {text('security.rename-word')}
          </Button>
        )}
      </div>
      {permissions.map((permission) => (
        <Switch
          key={permission}
          label={text(`permission.${permission}`)}
          description={permission}
          checked={level.permissions.includes(permission)}
          disabled={!mayTurn(level, permission) || busy === `${level.usertype}/${permission}`}
          onCheckedChange={(on) => onTurn(level.usertype, permission, on)}
        />
      ))}
    </div>
  )
}
