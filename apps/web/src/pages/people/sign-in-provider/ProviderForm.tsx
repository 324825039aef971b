import type { ProviderRow } from '@takt/domain/people/model/sign-in-provider.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormCard } from '../../../parts/form/FormCard.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { draftOf } from './provider-draft.ts'
import { TryConnection } from './TryConnection.tsx'
import { useSwitchOn } from './use-switch-on.tsx'
import { WhoComesIn } from './WhoComesIn.tsx'

interface ProviderFormProps {
  row: ProviderRow
  onChanged: () => Promise<void>
}

export function ProviderForm({ row, onChanged }: ProviderFormProps) {
  const text = useText()
  const given = { beyond_own: row.beyond_own }
  const mayChange = useMayCall('save_sign_in_provider', given)
  const { draft, meanwhile, set, discard, changed } = useDraft(draftOf(row))
  const complete = draft.label.trim() !== '' && draft.issuer.trim() !== '' && draft.client_id.trim() !== ''
  const switchOn = useSwitchOn(row)
  const save = async () => {
    const { client_secret, ...setting } = draft
    const secret = client_secret === '' ? {} : { client_secret }
    const word = await switchOn.ask(draft)
    if (word === null) return null
    const [saved] = await call('save_sign_in_provider', { ...setting, ...secret, ...word, version: row.version })
    return text('provider.saved', { count: saved?.ended_sessions ?? 0 })
  }
  return (
    <FormCard
      title={text('provider.settings')}
      changed={changed}
      meanwhile={meanwhile}
      complete={complete}
      saves="save_sign_in_provider"
      given={given}
      onSave={save}
      onSaved={onChanged}
      onDiscard={discard}
    >
      <Switch
        label={text('provider.enabled')}
        description={text('provider.enabled-text')}
        checked={draft.enabled}
        onCheckedChange={(enabled) => set({ enabled })}
      />
      <TextField
        label={text('provider.label')}
        required
        hint={text('provider.label-text')}
        maxLength={60}
        value={draft.label}
        onValueChange={(label) => set({ label })}
      />
      <TextField
        type="url"
        inputMode="url"
        label={text('provider.issuer')}
        required
        hint={text('provider.issuer-text')}
        placeholder="https://"
        value={draft.issuer}
        onValueChange={(issuer) => set({ issuer })}
      />
      <TextField
        label={text('provider.client-id')}
        required
        spellCheck={false}
        value={draft.client_id}
        onValueChange={(client_id) => set({ client_id })}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        label={text('provider.secret')}
        hint={text(row.has_secret ? 'provider.secret-stored' : 'provider.secret-missing')}
        value={draft.client_secret}
        onValueChange={(client_secret) => set({ client_secret })}
      />
      <TextField
        label={text('provider.scopes')}
        hint={text('provider.scopes-text')}
        spellCheck={false}
        value={draft.scopes}
        onValueChange={(scopes) => set({ scopes })}
      />
      <TextField
        label={text('provider.required-acr')}
        hint={text('provider.required-text')}
        spellCheck={false}
        maxLength={300}
        value={draft.required_acr}
        onValueChange={(required_acr) => set({ required_acr })}
      />
      <TextField
        label={text('provider.required-amr')}
        hint={text('provider.required-text')}
        spellCheck={false}
        maxLength={300}
        value={draft.required_amr}
        onValueChange={(required_amr) => set({ required_amr })}
      />
      {mayChange && <TryConnection draft={draft} />}
      <WhoComesIn draft={draft} change={set} />
      {switchOn.question}
    </FormCard>
  )
}
