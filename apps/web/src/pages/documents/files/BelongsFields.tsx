import { type BelongsTo, belongings } from '@takt/domain/documents/file-list.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './UploadDialog.module.css'
import { type GroupOf, NEW_GROUP, NO_GROUP } from './use-group-of.ts'

interface BelongsFieldsProps {
  readonly field: BelongsTo
  readonly of: string
  readonly group: GroupOf
  readonly onField: (field: BelongsTo) => void
  readonly onOf: (key: string) => void
}

/** What the documents belong to, and the folder they lie in. */
export function BelongsFields({ field, of, group, onField, onOf }: BelongsFieldsProps) {
  const text = useText()
  const mayMake = useMayCall('save_document_group')
  return (
    <div className={styles.two}>
      <SelectField
        label={text('upload.belongs')}
        placeholder={text('upload.belongs')}
        value={field}
        onValueChange={onField}
        options={belongings.map((value) => ({ value, label: text(`upload.kind.${value}`) }))}
      />
      <TextField
        label={text('upload.key')}
        required
        maxLength={60}
        spellCheck={false}
        value={of}
        onValueChange={onOf}
      />
      <SelectField
        label={text('upload.group')}
        placeholder={text('upload.group')}
        value={group.chosen}
        onValueChange={group.choose}
        options={[
          { value: NO_GROUP, label: text('upload.no-group') },
          ...group.groups.map(({ group_no, description }) => ({ value: String(group_no), label: description })),
          ...(mayMake ? [{ value: NEW_GROUP, label: text('upload.new-group') }] : []),
        ]}
      />
      {group.chosen === NEW_GROUP && (
        <TextField
          label={text('upload.group-name')}
          required
          maxLength={100}
          value={group.name}
          onValueChange={group.call}
        />
      )}
    </div>
  )
}
