import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { WizardRun } from '../engine/wizard-run.ts'

/** After a reload in mid-wizard: goes on where the person was, or begins anew. Nothing is sent by either. */
export function DraftQuestion({ run }: { run: WizardRun }) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const offered = useSyncExternalStore(run.subscribe, run.offered)
  // Another page of the app: what was entered is given up there, after a question. A page that is loaded again ends without this.
  useEffect(() => () => run.dropDraft(), [run])
  return (
    <ConfirmDialog
      open={offered !== null}
      title={text('wizard.draft')}
      message={text('wizard.draft.text', { at: dayAndTime(offered?.at ?? 0, { timeZone }) })}
      confirmLabel={text('wizard.draft.go-on')}
      cancelLabel={text('wizard.draft.start-over')}
      onConfirm={() => run.takeUp(true)}
      onCancel={() => run.takeUp(false)}
    />
  )
}
