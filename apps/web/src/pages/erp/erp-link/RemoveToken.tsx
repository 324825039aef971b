import type { ErpState } from '@takt/domain/erp/model/erp.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import { useSave } from '../../../parts/form/use-save.ts'

/** Takes the stored token out of the database, and with it the link out of service. */
export function RemoveToken({ state, onRemoved }: { state: ErpState; onRemoved: () => Promise<void> }) {
  const text = useText()
  const [asked, setAsked] = useState(false)
  const { busy, failure, run } = useSave({
    onSave: async () => {
      const { address, auth, version } = state
      await call('set_erp_link', { address, auth, enabled: false, token: '', version })
      return text('erp.saved')
    },
    onSaved: onRemoved,
    onRefused: onRemoved,
  })
  return (
    <>
      <div>
        <Button size="primary" variant="quiet" busy={busy} onClick={() => setAsked(true)}>
          {text('erp.remove-token')}
        </Button>
      </div>
      <FormFailure text={failure} />
      <ConfirmDialog
        open={asked}
        danger
        title={text('erp.remove-token')}
        message={text('erp.remove-token-text')}
        confirmLabel={text('erp.remove-token')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void run()
        }}
      />
    </>
  )
}
