import type { TextTable } from '@takt/domain/ground/tables/read-table.ts'
import type { ImportDefinition } from '@takt/domain/import/import-kind.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { fieldName } from './field-names.ts'
import styles from './Import.module.css'

interface ColumnsDialogProps {
  readonly definition: ImportDefinition
  readonly table: TextTable
  readonly columns: readonly (string | null)[]
  readonly onChoose: (columns: (string | null)[]) => void
  readonly onClose: () => void
}

const LEFT_OUT = ''

/** Which column is what; a field that another column had is taken from it. */
export function ColumnsDialog({ definition, table, columns, onChoose, onClose }: ColumnsDialogProps) {
  const text = useText()
  const options = [
    { value: LEFT_OUT, label: text('import.leave-out') },
    ...definition.fields.map(({ name }) => ({ value: name, label: text(fieldName(name)) })),
  ]
  const choose = (at: number, name: string) =>
    onChoose(columns.map((before, place) => (place === at ? name || null : before === name ? null : before)))
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      closeLabel={text('shell.close')}
      title={text('import.match')}
      description={text('import.match-text')}
      footer={
        <Button size="primary" variant="primary" onClick={onClose}>
          {text('shell.close')}
        </Button>
      }
    >
      <div className={styles.columns}>
        {table.headings.map((heading, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none moves
            key={at}
            label={heading || text('import.unnamed', { number: at + 1 })}
            hint={table.rows[0]?.cells[at] || ' '}
            placeholder={text('import.leave-out')}
            value={columns[at] ?? LEFT_OUT}
            options={options}
            onValueChange={(name) => choose(at, name)}
          />
        ))}
      </div>
    </Dialog>
  )
}
