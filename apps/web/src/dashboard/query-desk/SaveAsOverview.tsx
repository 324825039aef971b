import type { ProcedureInput, ProcedureRow } from '@takt/contract/procedures.ts'
import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { DEFAULT_OVERVIEW_INTERVAL, OVERVIEW_INTERVALS } from '@takt/domain/machines/overview/own-overview.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { useOneAtATime } from '../../data/call/use-one-at-a-time.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'
import styles from './QueryDesk.module.css'

type Seconds = ProcedureInput<'save_own_overview'>['seconds']

interface SaveAsOverviewProps {
  readonly query: Pick<ProcedureRow<'get_query_list'>, 'record_no' | 'sql_query_id'>
  /** What was entered to try the query: everybody begins with it. */
  readonly values: Readonly<Record<string, string>>
}

const EVERYBODY = '0'

/** A saved query becomes an overview of its own, in the menu of those who reach its level. */
export function SaveAsOverview({ query, values }: SaveAsOverviewProps) {
  const say = useText()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState(query.sql_query_id)
  const [level, setLevel] = useState(EVERYBODY)
  const [seconds, setSeconds] = useState(String(DEFAULT_OVERVIEW_INTERVAL))
  const [failure, setFailure] = useState('')
  const [saved, setSaved] = useState('')
  const { pending, run } = useOneAtATime()
  const began = () => {
    setName(query.sql_query_id)
    setLevel(EVERYBODY)
    setSeconds(String(DEFAULT_OVERVIEW_INTERVAL))
  }
  const missing = name.trim() === '' ? say('form.missing', { fields: say('own-overview.name') }) : ''
  const changed = name !== query.sql_query_id || level !== EVERYBODY || seconds !== String(DEFAULT_OVERVIEW_INTERVAL)
  const { leave, question } = useDiscardQuestion(changed, () => {
    began()
    setOpen(false)
  })
  const save = async () => {
    const parameters = { ...values }
    const userlevel = level === EVERYBODY ? null : Number(level)
    const about = { record_no: 0, version: 0, query_no: query.record_no, overview_name: name.trim() }
    try {
      await call('save_own_overview', { ...about, userlevel, parameters, seconds: Number(seconds) as Seconds })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      return setFailure(problem.message)
    }
    setFailure('')
    setSaved(say('own-overview.saved', { name: name.trim() }))
    began()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('own-overview.save-as')}</Button>
      <span role="status">{saved}</span>
      {open && (
        <Dialog
          open
          onOpenChange={(next) => !next && leave()}
          title={say('own-overview.save-as')}
          description={say('own-overview.save-as-text')}
          closeLabel={say('shell.close')}
          missing={missing}
          footer={
            <Button
              size="primary"
              variant="primary"
              busy={pending === 'save'}
              why={missing}
              onClick={() => run('save', save)}
            >
              {say('own-overview.save-as')}
            </Button>
          }
        >
          <div className={styles.form}>
            <TextField label={say('own-overview.name')} maxLength={80} value={name} onValueChange={setName} />
            <SelectField
              label={say('settings.userlevel')}
              placeholder={say('settings.userlevel-all')}
              value={level}
              options={[
                { value: EVERYBODY, label: say('settings.userlevel-all') },
                ...levels.map((value) => ({ value, label: value })),
              ]}
              onValueChange={setLevel}
            />
            <SelectField
              label={say('own-overview.interval')}
              placeholder={say('own-overview.interval')}
              value={seconds}
              options={OVERVIEW_INTERVALS.map((count) => ({
                value: String(count),
                label: say('own-overview.seconds', { count }),
              }))}
              onValueChange={setSeconds}
            />
            {failure !== '' && <p role="alert">{failure}</p>}
          </div>
          {question}
        </Dialog>
      )}
    </>
  )
}

const levels = Array.from({ length: HIGHEST_LEVEL }, (_, at) => String(at + 1))
