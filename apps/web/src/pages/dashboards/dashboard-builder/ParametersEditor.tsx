import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CloseIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import styles from './Builder.module.css'
import type { SettingsProps } from './settings-props.ts'

const MOST_LENGTH = 40

/** The names a page's query may fill: [name] in widgets and data sources. */
export function ParametersEditor({ dashboard, say, step }: SettingsProps) {
  const [name, setName] = useState('')
  const wanted = name.trim()
  const names = dashboard.parameters.map(({ parameter }) => parameter)
  const why = () => {
    if (wanted === '') return say('form.missing', { fields: say('settings.parameter') })
    if (names.includes(wanted)) return say('settings.parameter-taken')
    // The server fills names of letters, digits and underscores only.
    return !/^\w+$/.test(wanted) && say('settings.parameter-form')
  }
  const set = (list: readonly string[]) =>
    step({ do: 'settings', change: { parameters: list.map((parameter) => ({ parameter })) }, tag: '' })
  return (
    <fieldset className={styles.group}>
      <legend>{say('settings.parameters')}</legend>
      <ul className={styles.chips}>
        {names.map((one) => (
          <li key={one} className={styles.chip}>
            [{one}]
            <IconButton
              aria-label={say('form.remove', { name: one })}
              icon={<CloseIcon size={18} />}
              onClick={() => set(names.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.adder}>
        <TextField label={say('settings.parameter')} maxLength={MOST_LENGTH} value={name} onValueChange={setName} />
        <Button
          icon={<PlusIcon />}
          why={why()}
          onClick={() => {
            set([...names, wanted])
            setName('')
          }}
        >
          {say('form.add')}
        </Button>
      </div>
    </fieldset>
  )
}
