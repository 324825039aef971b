import type { ErpState } from '@takt/domain/erp/model/erp.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormCard } from '../../../parts/form/FormCard.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { RemoveToken } from './RemoveToken.tsx'

interface ErpSettingsProps {
  state: ErpState
  onChanged: () => Promise<void>
}

export function ErpSettings({ state, onChanged }: ErpSettingsProps) {
  const text = useText()
  const { address, auth, enabled, version } = state
  // The token never comes back from the server: an empty field keeps the one that is stored.
  const { draft, meanwhile, set, discard, changed } = useDraft({ address, auth, enabled, token: '' })
  const save = async () => {
    const { token, ...settings } = draft
    await call('set_erp_link', { ...settings, version, ...(token === '' ? {} : { token }) })
    return text('erp.saved')
  }
  return (
    <FormCard
      title={text('erp.settings')}
      changed={changed}
      meanwhile={meanwhile}
      saves="set_erp_link"
      onSave={save}
      onSaved={onChanged}
      onDiscard={discard}
    >
      <Switch
        label={text('erp.enabled')}
        description={text('erp.enabled-text')}
        checked={draft.enabled}
        onCheckedChange={(on) => set({ enabled: on })}
      />
      <TextField
        type="url"
        inputMode="url"
        label={text('erp.address')}
        hint={text('erp.address-text')}
        placeholder="https://"
        value={draft.address}
        onValueChange={(typed) => set({ address: typed })}
      />
      <SelectField
        label={text('erp.auth')}
        hint={text(draft.auth === 'signature' ? 'erp.auth-signature-text' : 'erp.auth-bearer-text')}
        placeholder={text('erp.auth')}
        value={draft.auth}
        onValueChange={(chosen) => set({ auth: chosen })}
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
        onValueChange={(token) => set({ token })}
      />
      {state.has_token && <RemoveToken state={state} onRemoved={onChanged} />}
    </FormCard>
  )
}
