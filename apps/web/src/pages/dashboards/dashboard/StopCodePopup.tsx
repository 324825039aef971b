import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { lacksNote, needsNote } from '@takt/domain/stops/stop-note.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMachine, useMachinesLoad } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../../parts/leave-guard/use-discard-question.tsx'
import { WaitingReason } from '../../../parts/stop-list/WaitingReason.tsx'
import { useGo } from '../../../routes/use-go.ts'
import { StopCodeList } from './StopCodeList.tsx'
import styles from './StopCodePopup.module.css'
import { useQueryValues } from './use-query-values.ts'
import { useSaveStopCode } from './use-save-stop-code.ts'

/** Codes the current stop of one machine over a dashboard, and goes back to it: D-ROUTE-03-X. */
export function StopCodePopup({ below, machine_id }: { readonly below: string; readonly machine_id: string }) {
  const say = useText()
  const go = useGo()
  const { search } = useQueryValues()
  const { loading } = useMachinesLoad()
  const machine = useMachine(machine_id)
  const [chosen, setChosen] = useState<StopCode | null>(null)
  const [note, setNote] = useState('')
  const close = () => go(below + search)
  const { leave, letGo, question } = useDiscardQuestion(chosen !== null || note.trim() !== '', close)
  const saving = useSaveStopCode(machine, () => {
    letGo()
    close()
  })
  const noteNeeded = needsNote(chosen)
  const ready = chosen !== null && !lacksNote(chosen, note)
  const missing = () => {
    if (ready || saving.stop === null) return ''
    return say(chosen === null ? 'popup.choose-code' : 'popup.note-needed')
  }
  const unknown = machine === undefined && !loading
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && !saving.busy && leave()}
      closeLabel={say('shell.close')}
      missing={missing()}
      title={say('popup.title', { machine_id })}
      description={unknown ? say('popup.no-machine', { machine_id }) : machine?.object_description}
      footer={
        <>
          <Button onClick={leave}>{say('shell.close')}</Button>
          {saving.stop !== null && (
            <Button
              variant="primary"
              size="primary"
              busy={saving.busy}
              why={missing()}
              onClick={() => chosen && saving.save(chosen, note)}
            >
              {say('popup.save')}
            </Button>
          )}
        </>
      }
    >
      {machine !== undefined && saving.stop === null && <p>{say('stop.running')}</p>}
      {saving.stop !== null && (
        <>
          <WaitingReason machine_id={machine_id} stop={saving.stop} />
          <Codes machine_id={machine_id} chosen={chosen} onChoose={setChosen} onUnchoose={() => setChosen(null)} />
        </>
      )}
      {chosen !== null && (
        <TextArea
          className={styles.note}
          label={say('popup.note')}
          required={noteNeeded}
          hint={noteNeeded ? say('popup.note-needed') : undefined}
          maxLength={2000}
          rows={2}
          value={note}
          onValueChange={setNote}
        />
      )}
      {saving.failure !== null && (
        <p className={styles.failure} role="alert">
          {saving.failure}
        </p>
      )}
      {question}
    </Dialog>
  )
}

interface CodesProps {
  readonly machine_id: string
  readonly chosen: StopCode | null
  readonly onChoose: (code: StopCode) => void
  readonly onUnchoose: () => void
}

function Codes({ machine_id, chosen, ...choosing }: CodesProps) {
  const say = useText()
  const { rows, error, reload } = useLoad('get_stop_codes_for_machine', { machine_id })
  if (rows !== undefined) return <StopCodeList codes={rows} chosen={chosen?.stop_code ?? null} {...choosing} />
  if (error === null) return <LoadingState label={say('shell.loading')} />
  return <ErrorState message={error.message} retryLabel={say('shell.retry')} onRetry={reload} />
}
