import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { GroupLevels } from './GroupLevels.tsx'
import type { DraftPart } from './provider-draft.ts'
import styles from './SignInProviderPage.module.css'
import { useLevelOptions } from './use-level-options.ts'

const NOBODY = 'nobody'

/** Which groups have which level, whether strangers become users, and who keeps a password. */
export function WhoComesIn({ draft, change }: DraftPart) {
  const text = useText()
  const levels = useLevelOptions()
  const enabled = can(useSession(), 'view-permissions')
  const users = useLoad('get_users', {}, { enabled, reloadOn: ['SettingsChanged'] }).rows ?? []
  const fit = users.filter(({ active, usertype }) => active && usertype === HIGHEST_LEVEL)
  return (
    <>
      <h2 className={styles.heading}>{text('provider.people')}</h2>
      <TextField
        label={text('provider.groups-claim')}
        hint={text('provider.groups-claim-text')}
        spellCheck={false}
        value={draft.groups_claim}
        onValueChange={(groups_claim) => change({ groups_claim })}
      />
      <GroupLevels draft={draft} change={change} />
      <SelectField
        label={text('provider.default-level')}
        hint={text('provider.highest')}
        placeholder={text('provider.nobody')}
        value={draft.default_level === null ? NOBODY : String(draft.default_level)}
        options={[{ value: NOBODY, label: text('provider.nobody') }, ...levels]}
        onValueChange={(level) => change({ default_level: level === NOBODY ? null : Number(level) })}
      />
      <Switch
        label={text('provider.creates')}
        description={text('provider.creates-text')}
        checked={draft.creates_users}
        onCheckedChange={(creates_users) => change({ creates_users })}
      />
      <SelectField
        label={text('provider.passwords')}
        placeholder={text('provider.choose')}
        value={draft.passwords}
        options={[
          { value: 'everybody', label: text('provider.passwords-everybody') },
          { value: 'terminals', label: text('provider.passwords-terminals') },
        ]}
        onValueChange={(passwords) => change({ passwords })}
      />
      <SelectField
        label={text('provider.emergency')}
        hint={text('provider.emergency-text')}
        placeholder={text('provider.choose')}
        value={draft.emergency_user === null ? null : String(draft.emergency_user)}
        options={fit.map(({ user_id, username }) => ({ value: String(user_id), label: username }))}
        onValueChange={(user_id) => change({ emergency_user: Number(user_id) })}
      />
    </>
  )
}
