import { type CallConfig, callFault } from '@takt/domain/dashboards/call-config.ts'
import { type Given, promptsOf } from '@takt/domain/dashboards/call-request.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useState } from 'react'
import { pressButton } from '../../../data/call/press-button.ts'
import { useSession } from '../../../data/session/session.ts'
import type { EditorPlace } from '../editor-place.ts'
import styles from '../OptionForm.module.css'

/** Nothing is sent from the builder but by this button, after a yes: D-CONFIG-63-X. */
export function TestCall(props: { readonly call: CallConfig; readonly values: Given; readonly place: EditorPlace }) {
  const { call, values, place } = props
  const { say, widget } = place
  const may = can(useSession(), 'change-dashboard-templates')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState<number | null>(null)
  if (!may || widget === undefined) return null
  const wrong = call.url === '' || callFault(call) !== undefined
  // The server makes the call that it has stored, with the header values that only it knows.
  const unsaved = call.external && !widget.isSaved
  const why = wrong ? say('call-panel.test-wrong') : unsaved && say('call-panel.test-unsaved')
  const send = async () => {
    setBusy(true)
    try {
      const prompts = promptsOf(call).map(({ path, dataType }) => [path, dataType === 'boolean' ? false : 'test'])
      const outcome = await pressButton(widget, { call, values, prompts: Object.fromEntries(prompts) })
      setStatus(outcome.status)
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <>
      <Button why={why} onClick={() => setAsked(true)}>
        {say('call-panel.test')}
      </Button>
      {unsaved && !wrong && <p className={styles.muted}>{say('call-panel.test-unsaved')}</p>}
      <p role="status">
        {status === null ? '' : say(status === 0 ? 'call-panel.test-no-answer' : 'call-panel.test-status', { status })}
      </p>
      {asked && (
        <ConfirmDialog
          open
          danger
          busy={busy}
          title={say('call-panel.test-title')}
          message={say('call-panel.test-text', { method: call.method.toUpperCase(), url: call.url })}
          confirmLabel={say('call-panel.test-send')}
          cancelLabel={say('shell.cancel')}
          onConfirm={() => void send()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  )
}
