import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useState } from 'react'
import { type QueryRow, useQueryList } from '../../data/dashboards/query-list.ts'
import { mayCall } from '../../data/session/may-call.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './QueryDesk.module.css'
import { QueryForm } from './QueryForm.tsx'

const NEW: QueryRow = {
  record_no: 0,
  sql_query_id: '',
  note: '',
  parameters: [],
  prompts: {},
  version: 0,
  sql_query: '',
}

/** The saved queries: chosen, run, and by those who may, written: D-WIDGET-53-X. */
export function QueryDesk() {
  const say = useText()
  const session = useSession()
  const mayKeep = mayCall(session, 'save_query') && mayCall(session, 'delete_query')
  const mayEdit = mayKeep && can(session, 'can-do-admin-actions')
  const { rows, error, reload } = useQueryList()
  const [chosen, setChosen] = useState<number | null>(null)
  if (rows === undefined) {
    return error === null ? (
      <LoadingState label={say('shell.loading')} />
    ) : (
      <ErrorState
        message={say('query.load-failed')}
        detail={error.message}
        retryLabel={say('shell.retry')}
        onRetry={reload}
      />
    )
  }
  const query = chosen === 0 ? NEW : rows.find(({ record_no }) => record_no === chosen)
  return (
    <div className={styles.desk}>
      <div className={styles.choice}>
        <SelectField
          label={say('query.source')}
          placeholder={say(rows.length === 0 ? 'query.none' : 'form.choose')}
          value={query === undefined || query === NEW ? null : String(query.record_no)}
          options={rows.map(({ record_no, sql_query_id }) => ({ value: String(record_no), label: sql_query_id }))}
          onValueChange={(record_no) => setChosen(Number(record_no))}
        />
        {mayEdit && (
          <Button icon={<PlusIcon />} onClick={() => setChosen(0)}>
            {say('query.new')}
          </Button>
        )}
      </div>
      {query !== undefined && (
        <QueryForm
          key={`${query.record_no} ${query.version}`}
          query={query}
          mayEdit={mayEdit}
          onSaved={async (record_no) => {
            await reload()
            setChosen(record_no)
          }}
        />
      )}
    </div>
  )
}
