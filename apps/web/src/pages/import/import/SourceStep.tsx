import { csv } from '@takt/domain/ground/tables/csv.ts'
import { readTable, type TextTable } from '@takt/domain/ground/tables/read-table.ts'
import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { type ImportKind, importKinds } from '@takt/domain/import/import-kind.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useState } from 'react'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { decodeFile } from '../../../device/decode-file.ts'
import { saveFile } from '../../../device/save-file.ts'
import { FileDrop } from '../../../parts/file-drop/FileDrop.tsx'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import { fieldName, kindName } from './field-names.ts'
import styles from './Import.module.css'

interface SourceStepProps {
  readonly kind: ImportKind
  readonly onKind: (kind: ImportKind) => void
  readonly onTable: (table: TextTable) => void
}

/** More are a matter for a program. */
const MOST_ROWS = 20_000

export function SourceStep({ kind, onKind, onTable }: SourceStepProps) {
  const text = useText()
  const language = useLanguage()
  const [pasted, setPasted] = useState('')
  const [failure, setFailure] = useState('')
  const { fields } = importDefinitions[kind]
  const read = (content: string | null) => {
    const table = content === null ? null : readTable(content)
    if (content === null) setFailure(text('import.no-file'))
    else if (!table || table.rows.length === 0) setFailure(text('import.nothing'))
    else if (table.rows.length > MOST_ROWS) setFailure(text('import.too-many', { most: MOST_ROWS }))
    else onTable(table)
  }
  const open = async ([file]: readonly File[]) => {
    if (file) read(decodeFile(new Uint8Array(await file.arrayBuffer())))
  }
  const template = () => {
    const headings = fields.map(({ name }) => text(fieldName(name)))
    saveFile(text('import.template-file', { kind: text(kindName(kind)) }), csv([headings], language), 'text/csv')
  }
  return (
    <Card>
      <div className={styles.source}>
        <Segmented
          className={styles.kinds}
          label={text('import.kind')}
          value={kind}
          options={importKinds.map((value) => ({ value, label: text(kindName(value)) }))}
          onValueChange={onKind}
        />
        <p className={styles.about}>{text(`import.about-${kind}`)}</p>
        <div className={styles.ways}>
          <FileDrop
            words={{ drop: text('import.drop'), choose: text('import.choose'), types: text('import.formats') }}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onFiles={(files) => void open(files)}
          />
          <div className={styles.paste}>
            <TextArea
              label={text('import.paste')}
              hint={text('import.paste-hint')}
              rows={5}
              value={pasted}
              onValueChange={setPasted}
            />
            <Button
              why={pasted.trim() === '' && text('form.missing', { fields: text('import.paste') })}
              onClick={() => read(pasted)}
            >
              {text('import.read-pasted')}
            </Button>
          </div>
        </div>
        <FormFailure text={failure} />
        <div className={styles.known}>
          <h3>{text('import.columns-known')}</h3>
          <Button icon={<DownloadIcon />} onClick={template}>
            {text('import.template')}
          </Button>
        </div>
        <ul className={styles.fields}>
          {fields.map(({ name, otherwise }) => (
            <li key={name}>
              {text(fieldName(name))}
              {otherwise === undefined && <span className={styles.needed}>{text('import.needed')}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
