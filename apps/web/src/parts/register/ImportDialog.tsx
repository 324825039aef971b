import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { rowKey } from '@takt/domain/ground/registers/define-register.ts'
import { readFile } from '@takt/domain/ground/registers/register-file.ts'
import type { FieldChange } from '@takt/domain/ground/registers/row-changes.ts'
import { readTable } from '@takt/domain/ground/tables/read-table.ts'
import type { FileName } from '@takt/domain/setup/registers.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo, useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { useText } from '../../data/words/use-text.ts'
import { decodeFile } from '../../device/decode-file.ts'
import { FileDrop } from '../file-drop/FileDrop.tsx'
import { FormFailure } from '../form/Fields.tsx'
import { useSave } from '../form/use-save.ts'
import { useDiscardQuestion } from '../leave-guard/use-discard-question.tsx'
import styles from './ImportDialog.module.css'
import type { FiledView, Row } from './register-view.ts'
import { useRegisterWords } from './use-register-words.ts'

interface ImportDialogProps {
  view: FiledView
  onSaved: () => Promise<void>
  onClose: () => void
}

interface Checked {
  readonly lines: readonly CheckedLine[]
  readonly rows: readonly Row[]
  readonly unknown: readonly string[]
}

interface CheckedLine {
  readonly line: number
  readonly key: string
  readonly outcome: ProcedureRow<'check_register_rows'>['outcome']
  readonly why: string
}

/** As many as a person looks through; the call takes no more. */
const MOST_ROWS = 2_000

/** A file into a register: what would become of every row is seen before any is written, and then all are, or none. */
export function ImportDialog({ view, onSaved, onClose }: ImportDialogProps) {
  const text = useText()
  const { checked, failure, busy, open, again } = useCheckedFile(view)
  const { label } = useRegisterWords(view)
  const keyLabel = (view.of.knownBy ?? [view.of.key]).map(label).join(' / ')
  const register = view.of.name as FileName
  const count = checked?.lines.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length ?? 0
  const refused = checked?.lines.filter(({ outcome }) => outcome === 'refused').length ?? 0
  const saving = useSave({
    onSave: async () => {
      await call('save_register_rows', { register, rows: [...(checked?.rows ?? [])] })
      return text('register.imported', { count })
    },
    onSaved,
  })
  const isReady = count > 0 && refused === 0
  const none = refused > 0 ? text('register.import-refused', { count: refused }) : text('register.import-nothing')
  const hinders = isReady ? '' : none
  const { leave, letGo, question } = useDiscardQuestion(count > 0, onClose)
  const save = async () => {
    if (!(await saving.run())) return
    letGo()
    onClose()
  }
  return (
    <Dialog
      open
      size="l"
      closesBeside={false}
      onOpenChange={(next) => !next && !saving.busy && leave()}
      closeLabel={text('shell.close')}
      title={`${text(view.title)}: ${text('register.import')}`}
      missing={checked ? hinders : ''}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          {checked && (
            <Button size="primary" variant="primary" busy={saving.busy} why={hinders} onClick={() => void save()}>
              {isReady ? text('register.import-save', { count }) : text('admin.save')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {checked ? (
          <>
            <CheckedRows lines={checked.lines} keyLabel={keyLabel} />
            {checked.unknown.length > 0 && (
              <p>{text('register.import-unknown', { headings: checked.unknown.join(', ') })}</p>
            )}
            <div>
              <Button onClick={again}>{text('register.other-file')}</Button>
            </div>
          </>
        ) : (
          <>
            <p>{text('register.import-about')}</p>
            <FileDrop
              words={{ drop: text('import.drop'), choose: text('import.choose'), types: text('import.formats') }}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              busy={busy}
              onFiles={(files) => void open(files)}
            />
          </>
        )}
        <FormFailure text={failure || saving.failure} />
        {question}
      </div>
    </Dialog>
  )
}

const tones: Readonly<Record<CheckedLine['outcome'], StatusTone>> = {
  added: 'new',
  changed: 'changed',
  unchanged: 'neutral',
  refused: 'bad',
}

function CheckedRows({ lines, keyLabel }: { lines: readonly CheckedLine[]; keyLabel: string }) {
  const text = useText()
  const columns = useMemo(
    (): TableColumn<CheckedLine>[] => [
      { key: 'line', header: text('import.line'), width: 76, cell: ({ line }) => line },
      { key: 'key', header: keyLabel, width: 130, cell: ({ key }) => key },
      {
        key: 'outcome',
        header: text('import.outcome'),
        width: 160,
        sortValue: ({ outcome }) => outcome,
        cell: ({ outcome }) => <StatusTag tone={tones[outcome]} label={text(`import.${outcome}`)} size="s" />,
      },
      { key: 'why', header: text('import.reason'), minWidth: 260, cell: ({ why }) => <span title={why}>{why}</span> },
    ],
    [text, keyLabel],
  )
  return (
    <DataTable
      className={styles.rows}
      label={text('import.rows')}
      columns={columns}
      rows={lines}
      rowKey={({ line }) => String(line)}
      empty={null}
    />
  )
}

/** Reads a file, and asks what would become of its rows. */
function useCheckedFile(view: FiledView) {
  const text = useText()
  const words = useRegisterWords(view)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const check = async (content: string | null) => {
    const table = content === null ? null : readTable(content)
    if (content === null) return text('import.no-file')
    if (!table || table.rows.length === 0) return text('import.nothing')
    if (table.rows.length > MOST_ROWS) return text('import.too-many', { most: MOST_ROWS })
    const changed = ({ field, from, to }: FieldChange) =>
      text('register.from-to', {
        field: words.label(field),
        from: words.value(field, from),
        to: words.value(field, to),
      })
    const { rows, unknown, missing } = readFile(view.of, table, words.file)
    if (missing[0] !== undefined) return text('register.import-no-key', { field: words.label(missing[0]) })
    const good = rows.filter(({ problems }) => problems.length === 0)
    const asked = { register: view.of.name as FileName, rows: good.map(({ row }) => row) }
    const outcomes = await call('check_register_rows', asked)
    const lines = rows.map(({ line, row, problems }): CheckedLine => {
      const key = rowKey(view.of, row)
      const told = problems.map(({ field, problem }) => {
        return `${words.label(field)}: ${text(`refusal.${problem.refusal}` as TextKey, problem.values)}`
      })
      if (told.length > 0) return { line, key, outcome: 'refused', why: told.join(' ') }
      const found = outcomes[good.findIndex((one) => one.line === line)]
      const why = found?.call_message || (found?.changes ?? []).map(changed).join('; ')
      return {
        line,
        key,
        outcome: found?.outcome ?? 'refused',
        why: found?.field ? `${words.label(found.field)}: ${why}` : why,
      }
    })
    setChecked({ lines, rows: asked.rows, unknown })
    return ''
  }
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    setBusy(true)
    try {
      setFailure(await check(decodeFile(new Uint8Array(await file.arrayBuffer()))))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
    } finally {
      setBusy(false)
    }
  }
  const again = () => {
    setChecked(null)
    setFailure('')
  }
  return { checked, failure, busy, open, again }
}
