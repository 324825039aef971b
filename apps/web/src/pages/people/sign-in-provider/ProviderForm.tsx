import type { ProviderRow } from '@takt/domain/people/model/sign-in-provider.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Changes } from '../../../parts/form/Changes.tsx'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import styles from './SignInProviderPage.module.css'
import { TryConnection } from './TryConnection.tsx'
import { useProviderDraft } from './use-provider-draft.ts'
import { WhoComesIn } from './WhoComesIn.tsx'

interface ProviderFormProps {
  row: ProviderRow
  onChanged: () => Promise<void>
}

export function ProviderForm({ row, onChanged }: ProviderFormProps) {
  const text = useText()
  const mayChange = useMayCall('save_sign_in_provider')
  const { draft, change, unsaved, busy, failure, save } = useProviderDraft(row, onChanged)
  const complete = draft.label.trim() !== '' && draft.issuer.trim() !== '' && draft.client_id.trim() !== ''
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Changes by="save_sign_in_provider">
        <Card title={text('provider.settings')}>
          <div className={styles.form}>
            <Switch
              label={text('provider.enabled')}
              description={text('provider.enabled-text')}
              checked={draft.enabled}
              onCheckedChange={(enabled) => change({ enabled })}
            />
            <TextField
              label={text('provider.label')}
              hint={text('provider.label-text')}
              maxLength={60}
              value={draft.label}
              onValueChange={(label) => change({ label })}
            />
            <TextField
              type="url"
              inputMode="url"
              label={text('provider.issuer')}
              hint={text('provider.issuer-text')}
              placeholder="https://"
              value={draft.issuer}
              onValueChange={(issuer) => change({ issuer })}
            />
            <TextField
              label={text('provider.client-id')}
              spellCheck={false}
              value={draft.client_id}
              onValueChange={(client_id) => change({ client_id })}
            />
            <TextField
              type="password"
              autoComplete="new-password"
              label={text('provider.secret')}
              hint={text(row.has_secret ? 'provider.secret-stored' : 'provider.secret-missing')}
              value={draft.client_secret}
              onValueChange={(client_secret) => change({ client_secret })}
            />
            <TextField
              label={text('provider.scopes')}
              hint={text('provider.scopes-text')}
              spellCheck={false}
              value={draft.scopes}
              onValueChange={(scopes) => change({ scopes })}
            />
            {mayChange && <TryConnection draft={draft} />}
          </div>
        </Card>
        <WhoComesIn draft={draft} change={change} />
      </Changes>
      {failure !== '' && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="primary"
          variant="primary"
          busy={busy}
          disabled={!mayChange || !unsaved || !complete}
        >
          {text('provider.save')}
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved} />
    </form>
  )
}
