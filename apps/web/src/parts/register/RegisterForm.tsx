import type { ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { firstRow, type Register } from '@takt/domain/ground/registers/define-register.ts'
import type { Field } from '@takt/domain/ground/registers/field.ts'
import { fieldProblem } from '@takt/domain/ground/registers/field-problem.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { Fragment, type ReactNode, useState } from 'react'
import { call } from '../../data/call/call.ts'
import type { ActionName } from '../../data/session/call-rights.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { FieldRow } from '../form/Fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { SettingForm } from '../settings-list/SettingForm.tsx'
import { ChangesDialog } from './ChangesDialog.tsx'
import { RegisterField } from './RegisterField.tsx'
import { type AnyView, type Row, rowName } from './register-view.ts'
import { useRegisterWords } from './use-register-words.ts'

interface RegisterFormProps {
  view: AnyView
  /** Null: a new one. */
  row: Row | null
  rows: readonly Row[]
  /** What is said of a field beside its hint: it contradicts another. */
  warnings?: ((draft: Row) => Readonly<Record<string, string | undefined>>) | undefined
  onSaved: () => Promise<void>
  onClose: () => void
}

/** The form of a row, made of the register's fields in their order. */
export function RegisterForm({ view, row, rows, warnings, onSaved, onClose }: RegisterFormProps) {
  const { of: register } = view
  const text = useText()
  const language = useLanguage()
  const words = useRegisterWords(view)
  const [showsChanges, setShowsChanges] = useState(false)
  const { draft, typed, meanwhile, set } = useDraft<Row>(() => given(view, row, rows))
  const found = view.found?.(draft, rows)
  const whole: Row = { ...found, ...draft }
  const warned = warnings?.(whole)
  const key = String(row?.[register.key] ?? '')
  const name = nameOf(register, whole, language)
  const remove = register.calls.remove
  const ask = async (name: string, payload: Row) => {
    await call(name as ProcedureName, payload as ProcedureInput<ProcedureName>)
  }
  const theirs = (field: string) =>
    meanwhile.includes(field) ? text('form.meanwhile-field', { value: words.value(field, row?.[field]) }) : undefined
  const part = (field: string): ReactNode => {
    const props = {
      label: words.label(field),
      value: whole[field],
      onValueChange: (value: unknown) => set({ [field]: value }),
    }
    const own = view.parts?.[field]
    if (own) return <Fragment key={field}>{own(props)}</Fragment>
    const hint = view.hints?.[field]
    const of = register.fields[field] as Field
    // What is empty is named beside Save.
    const problem = props.value === '' ? null : fieldProblem(of, props.value)
    return (
      <RegisterField
        key={field}
        {...props}
        field={of}
        error={problem ? text(`refusal.${problem.refusal}` as TextKey, problem.values) : undefined}
        hint={theirs(field) ?? warned?.[field] ?? (hint && text(hint))}
        fixed={row !== null && field === register.key}
        choice={(value) => words.choice(field, value)}
        names={view.names?.[field]}
      />
    )
  }
  return (
    <SettingForm
      size={Object.keys(register.fields).length > 5 ? 'm' : 's'}
      name={row ? nameOf(register, row, language) : undefined}
      newTitle={words.word('new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={Object.entries(register.fields).every(([field, of]) => fieldProblem(of, whole[field]) === null)}
      onSave={async () => {
        await ask(register.calls.save, { ...whole, version: row?.version ?? 0 })
        return text('register.saved', { name })
      }}
      saves={register.calls.save as ActionName}
      remove={
        row && remove !== undefined
          ? {
              by: remove as ActionName,
              run: () => ask(remove, { [register.key]: row[register.key], version: row.version }),
            }
          : null
      }
      {...(view.deleteText && { deleteText: text(view.deleteText) })}
      actions={
        <Button icon={<ClockIcon />} onClick={() => setShowsChanges(true)}>
          {text('register.changes')}
        </Button>
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      {inRows(register.fields).map((fields) =>
        fields.length === 1 ? part(fields[0] as string) : <FieldRow key={fields[0]}>{fields.map(part)}</FieldRow>,
      )}
      {view.beside?.part({ row, draft, set })}
      {showsChanges && <ChangesDialog view={view} one={{ key, name }} onClose={() => setShowsChanges(false)} />}
    </SettingForm>
  )
}

/** What is stored as a form can say it: a flag of an older version may have known more values. */
function given(view: AnyView, row: Row | null, rows: readonly Row[]): Row {
  if (!row) return { ...firstRow(view.of), ...view.beside?.first, ...view.begin?.(rows) }
  const entries = Object.entries(view.of.fields).map(([name, { kind }]) => {
    return [name, kind === 'flag' ? Math.min(Number(row[name]), 1) : row[name]]
  })
  return { ...Object.fromEntries(entries), ...view.beside?.first }
}

/** A name that only repeats the key is said once. */
function nameOf(register: Register, row: Row, language: Language): string {
  const [key, name] = [String(row[register.key]).trim(), rowName(register, row, language)]
  return name === key ? key : `${key} ${name}`.trim()
}

const SHORT: readonly Field['kind'][] = ['text', 'number', 'code', 'choice']

/** Two short fields that follow each other stand side by side. */
function inRows(fields: Readonly<Record<string, Field>>): string[][] {
  const lines: string[][] = []
  const isShort = (name: string | undefined) => {
    const field = name === undefined ? undefined : fields[name]
    return field !== undefined && SHORT.includes(field.kind) && !(field.kind === 'text' && field.lines > 1)
  }
  for (const name of Object.keys(fields)) {
    const last = lines.at(-1)
    if (last?.length === 1 && isShort(last[0]) && isShort(name)) last.push(name)
    else lines.push([name])
  }
  return lines
}
