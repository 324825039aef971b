import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { askedNames, compileQuery } from '@takt/domain/dashboards/query-compile.ts'
import { MOST_QUERY } from '@takt/domain/dashboards/query-words.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { useOneAtATime } from '../../data/call/use-one-at-a-time.ts'
import type { QueryRow } from '../../data/dashboards/query-list.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './QueryDesk.module.css'
import { QueryTable } from './QueryTable.tsx'
import { SaveAsOverview } from './SaveAsOverview.tsx'

type Result = ProcedureRow<'get_query_result'>

interface QueryFormProps {
  readonly query: QueryRow
  readonly mayEdit: boolean
  /** Null after it was deleted. */
  readonly onSaved: (record_no: number | null) => Promise<void>
}

/** One query: its text, what it asks for, and its first rows. */
export function QueryForm({ query, mayEdit, onSaved }: QueryFormProps) {
  const say = useText()
  const [draft, setDraft] = useState({ name: query.sql_query_id, text: query.sql_query ?? '', note: query.note })
  const [prompts, setPrompts] = useState(query.prompts)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [result, setResult] = useState<Result | null>(null)
  const [told, setTold] = useState<{ readonly text: string; readonly bad: boolean } | null>(null)
  const [asked, setAsked] = useState(false)
  const { pending, run } = useOneAtATime()
  const names = mayEdit ? askedNames(draft.text) : query.parameters
  const fault = mayEdit && draft.text.trim() !== '' ? faultOf(draft.text, say) : undefined

  const lacks = (...labels: readonly (string | false)[]) => {
    const fields = labels.filter(Boolean)
    return fault ?? (fields.length > 0 && say('form.missing', { fields: fields.join(', ') }))
  }
  const attempt = (name: string, work: () => Promise<void>) =>
    run(name, async () => {
      setTold(null)
      await work().catch((problem: unknown) => {
        if (!(problem instanceof CallFailure)) throw problem
        setTold({ text: problem.message, bad: true })
      })
    })
  const show = () =>
    attempt('run', async () => {
      const parameters = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
      const [answer] = mayEdit
        ? await call('get_query_result', { sql_query: draft.text, parameters })
        : await call('get_query_data', { record_no: query.record_no, parameters, record_plus: true })
      setResult((answer as Result | undefined) ?? null)
    })
  const save = () =>
    attempt('save', async () => {
      const kept = Object.fromEntries(names.flatMap((name) => (prompts[name] ? [[name, prompts[name]]] : [])))
      const [row] = await call('save_query', {
        record_no: query.record_no,
        version: query.version,
        sql_query_id: draft.name,
        sql_query: draft.text,
        note: draft.note,
        prompts: kept,
      })
      await onSaved(row?.record_no ?? query.record_no)
    })
  const remove = () =>
    attempt('delete', async () => {
      setAsked(false)
      await call('delete_query', { record_no: query.record_no })
      await onSaved(null)
    })

  return (
    <div className={styles.form}>
      {mayEdit ? (
        <>
          <TextField
            label={say('query.name')}
            maxLength={80}
            value={draft.name}
            onValueChange={(name) => setDraft({ ...draft, name })}
          />
          <TextArea
            label={say('query.text')}
            hint={say('query.text-hint')}
            error={fault}
            rows={8}
            maxLength={MOST_QUERY}
            className={styles.sql}
            value={draft.text}
            onValueChange={(text) => setDraft({ ...draft, text })}
          />
          <TextField
            label={say('query.note')}
            maxLength={500}
            value={draft.note}
            onValueChange={(note) => setDraft({ ...draft, note })}
          />
        </>
      ) : (
        query.note !== '' && <p>{query.note}</p>
      )}
      {names.map((name) => (
        <div key={name} className={styles.parameter}>
          <TextField
            label={prompts[name] || name}
            value={values[name] ?? ''}
            onValueChange={(text) => setValues({ ...values, [name]: text })}
          />
          {mayEdit && (
            <TextField
              label={say('query.prompt', { name })}
              maxLength={120}
              value={prompts[name] ?? ''}
              onValueChange={(text) => setPrompts({ ...prompts, [name]: text })}
            />
          )}
        </div>
      ))}
      <div className={styles.actions}>
        <Button
          busy={pending === 'run'}
          why={lacks(...names.map((name) => !values[name] && (prompts[name] || name)))}
          onClick={() => void show()}
        >
          {say('query.run')}
        </Button>
        {mayEdit && (
          <Button
            variant="primary"
            busy={pending === 'save'}
            why={lacks(draft.name.trim() === '' && say('query.name'), draft.text.trim() === '' && say('query.text'))}
            onClick={() => void save()}
          >
            {say('query.save')}
          </Button>
        )}
        {mayEdit && query.record_no > 0 && (
          <>
            <SaveAsOverview query={query} values={values} />
            <Button onClick={() => setAsked(true)}>{say('query.delete')}</Button>
          </>
        )}
      </div>
      <p className={told?.bad ? styles.bad : undefined} role="status">
        {told?.text}
      </p>
      {result !== null && <QueryTable result={result} />}
      {asked && (
        <ConfirmDialog
          open
          danger
          title={say('query.delete-title', { name: query.sql_query_id })}
          message={say('query.delete-text')}
          confirmLabel={say('query.delete')}
          cancelLabel={say('shell.cancel')}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  )
}

function faultOf(text: string, say: ReturnType<typeof useText>): string | undefined {
  const compiled = compileQuery(text)
  return 'fault' in compiled ? say(`refusal.query-${compiled.fault}`, { word: compiled.word }) : undefined
}
