import type { ErpState } from '@takt/domain/erp/model/erp.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import styles from './ErpLinkPage.module.css'
import { useErpDraft } from './use-erp-draft.ts'

interface ErpSettingsProps {
  state: ErpState
  onChanged: () => Promise<void>
}

export function ErpSettings({ state, onChanged }: ErpSettingsProps) {
  const text = useText()
  const mayChange = useMayCall('set_erp_link')
  const { draft, change, unsaved, busy, failure, save } = useErpDraft(state, onChanged)
  const [asked, setAsked] = useState(false)
  const disabled = busy || !mayChange
  return (
    <Card title={text('erp.settings')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Switch
          label={text('erp.enabled')}
          description={text('erp.enabled-text')}
          checked={draft.enabled}
          disabled={disabled}
          onCheckedChange={(enabled) => change({ enabled })}
        />
        <TextField
          type="url"
          inputMode="url"
          label={text('erp.address')}
          hint={text('erp.address-text')}
          placeholder="https://"
          value={draft.address}
          disabled={disabled}
          onValueChange={(address) => change({ address })}
        />
        <SelectField
          label={text('erp.auth')}
          hint={text(draft.auth === 'signature' ? 'erp.auth-signature-text' : 'erp.auth-bearer-text')}
          placeholder={text('erp.auth')}
          value={draft.auth}
          disabled={disabled}
          onValueChange={(auth) => change({ auth })}
          options={[
            { value: 'signature', label: text('erp.auth-signature') },
            { value: 'bearer', label: text('erp.auth-bearer') },
          ]}
        />
        <TextField
          type="password"
          autoComplete="new-password"
          label={text('erp.token')}
          hint={text(state.has_token ? 'erp.token-stored' : 'erp.token-missing')}
          value={draft.token}
          disabled={disabled}
          onValueChange={(token) => change({ token })}
        />
        {failure !== '' && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" size="primary" variant="primary" busy={busy} disabled={disabled || !unsaved}>
            {text('erp.save')}
          </Button>
          {state.has_token && (
            <Button size="primary" variant="quiet" disabled={disabled} onClick={() => setAsked(true)}>
              {text('erp.remove-token')}
            </Button>
          )}
        </div>
      </form>
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
          void save({ enabled: false, removeToken: true })
        }}
      />
      <LeaveGuard unsaved={unsaved} />
    </Card>
  )
}
