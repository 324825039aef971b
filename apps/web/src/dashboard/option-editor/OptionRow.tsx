import type { LeafOption } from '@takt/domain/dashboards/options.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { UndoIcon } from '@takt/ui/icon/icons.tsx'
import type { EditorPlace } from './editor-place.ts'
import { OptionEditor } from './OptionEditor.tsx'
import styles from './OptionForm.module.css'
import type { OptionFault } from './option-faults.ts'

export function OptionRow(props: {
  readonly name: string
  readonly option: LeafOption
  readonly values: Readonly<Record<string, unknown>>
  readonly fault: OptionFault | undefined
  readonly changed: boolean
  readonly keyShown: boolean
  readonly place: EditorPlace
  readonly onChange: (value: unknown, typing?: string) => void
  readonly onReset: () => void
}) {
  const { name, option, values, fault, place, onChange, onReset } = props
  const label = place.say(option.label as TextKey)
  return (
    <div className={styles.row}>
      <div className={styles.editor}>
        <OptionEditor
          option={option}
          value={values[name]}
          values={values}
          label={label}
          error={fault === undefined ? undefined : place.say(fault.text, fault.values)}
          place={place}
          onChange={onChange}
          onClear={onReset}
        />
        {props.keyShown && <code className={styles.key}>{name}</code>}
      </div>
      {props.changed && (
        <IconButton aria-label={place.say('form.reset', { label })} icon={<UndoIcon />} onClick={onReset} />
      )}
    </div>
  )
}
