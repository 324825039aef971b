import {
  type BodyEntry,
  entryTypes,
  literalTypes,
  MOST_DEPTH,
  newEntry,
  promptTypes,
} from '@takt/domain/dashboards/call-config.ts'
import { newValueConfig, type ValueConfig } from '@takt/domain/dashboards/value-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import type { EditorPlace } from '../editor-place.ts'
import styles from '../FilterFields.module.css'
import { ValueEditor } from '../ValueEditor.tsx'

interface BodyRowsProps {
  readonly entries: readonly BodyEntry[]
  /** 1 for the outermost. */
  readonly depth: number
  readonly place: EditorPlace
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (entries: readonly BodyEntry[], typing?: string) => void
}

/** The entries of a body, and those inside an entry. */
export function BodyRows({ entries, depth, place, values, onChange }: BodyRowsProps) {
  const { say } = place
  return (
    <div className={styles.group}>
      {entries.map((entry, at) => {
        const name = say('call-panel.entry', { number: at + 1 })
        const change = (part: Partial<BodyEntry>, typing?: string) =>
          onChange(
            entries.map((one, index) => (index === at ? { ...one, ...part } : one)),
            typing && `${at}.${typing}`,
          )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one key; their place tells them apart
          <section key={at} className={styles.item} aria-label={name}>
            <header className={styles.head}>
              <h5>{entry.key || name}</h5>
              <IconButton
                aria-label={say('form.remove', { name })}
                icon={<TrashIcon />}
                onClick={() => onChange(entries.filter((_, index) => index !== at))}
              />
            </header>
            <EntryFields {...{ entry, depth, place, values }} onChange={change} />
          </section>
        )
      })}
      <Button icon={<PlusIcon />} onClick={() => onChange([...entries, newEntry])}>
        {say('call-panel.add-entry')}
      </Button>
    </div>
  )
}

interface EntryProps extends Pick<BodyRowsProps, 'depth' | 'place' | 'values'> {
  readonly entry: BodyEntry
  readonly onChange: (part: Partial<BodyEntry>, typing?: string) => void
}

function EntryFields({ entry, depth, place, values, onChange }: EntryProps) {
  const { say } = place
  // What stands deeper is not sent, so it is not offered.
  const types = entryTypes.filter((type) => type !== 'nested' || depth < MOST_DEPTH)
  return (
    <>
      <TextField label={say('call-panel.key')} value={entry.key} onValueChange={(key) => onChange({ key }, 'key')} />
      <SelectField
        label={say('call-panel.type')}
        placeholder={say('form.choose')}
        value={entry.type}
        options={types.map((type) => ({ value: type, label: say(`call-panel.type.${type}`) }))}
        onValueChange={(type) => onChange({ type, dataType: type === 'prompt' ? 'text' : 'string' })}
      />
      {entry.type === 'value' && (
        <>
          <SelectField
            label={say('call-panel.data-type')}
            placeholder={say('form.choose')}
            value={entry.dataType}
            options={literalTypes.map((type) => ({ value: type as string, label: say(`call-panel.data.${type}`) }))}
            onValueChange={(dataType) => onChange({ dataType })}
          />
          {entry.dataType !== 'null' && (
            <TextField
              label={say('call-panel.value')}
              value={entry.value}
              onValueChange={(value) => onChange({ value }, 'value')}
            />
          )}
        </>
      )}
      {entry.type === 'prompt' && (
        <SelectField
          label={say('call-panel.data-type')}
          placeholder={say('form.choose')}
          value={entry.dataType}
          options={promptTypes.map((type) => ({ value: type as string, label: say(`call-panel.prompt.${type}`) }))}
          onValueChange={(dataType) => onChange({ dataType })}
        />
      )}
      {entry.type === 'dataValue' && (
        <ValueEditor
          option={{ type: 'datasourceValue', label: '', default: null }}
          value={entry.dataValue}
          label={say('call-panel.value')}
          error={undefined}
          {...{ place, values }}
          onChange={(next, typing) => onChange({ dataValue: next as ValueConfig }, typing)}
          onClear={() => onChange({ dataValue: newValueConfig })}
        />
      )}
      {entry.type === 'nested' && (
        <BodyRows
          entries={entry.nested}
          depth={depth + 1}
          {...{ place, values }}
          onChange={(nested, typing) => onChange({ nested }, typing)}
        />
      )}
    </>
  )
}
