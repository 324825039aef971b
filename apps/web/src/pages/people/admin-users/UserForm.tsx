import { isMailAddress } from '@takt/domain/ground/mail-addresses.ts'
import { type Permission, permissionNames } from '@takt/domain/ground/permissions.ts'
import type { UserSetting } from '@takt/domain/people/model/user-setting.ts'
import { LEAST_PASSWORD_LENGTH } from '@takt/domain/people/new-password.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { currentLanguage, languageChoices } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { NewPasswordField } from '../../../parts/form/NewPasswordField.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import { useMailOff } from '../../../parts/mail-note/use-mail-off.ts'
import { useLevelName } from '../../../parts/user-levels/level-name.ts'
import { OwnRights } from './OwnRights.tsx'
import { PersonData } from './PersonData.tsx'
import { TakeSecondFactor } from './TakeSecondFactor.tsx'
import { UserModules } from './UserModules.tsx'
import { strangeAddress, UserSignIn } from './UserSignIn.tsx'
import { UserWorkplace } from './UserWorkplace.tsx'
import type { UserRow } from './user-row.ts'

interface UserFormProps {
  /** Null: a new one. */
  user: UserRow | null
  onSaved: () => Promise<void>
  onClose: () => void
}

const blank: UserSetting = {
  username: '',
  full_name: '',
  employee_number: '',
  email: '',
  language: currentLanguage(),
  usertype: 1,
  granted: [],
  removed: [],
  machine_restrictions: [],
  deviceuser: false,
  internal_activity: 2,
  show_cavities: 0,
  resource_planning: 0,
  sees: 'everything',
  isolated_dashboard: '',
  assigned_machine: '',
  last_day: null,
  allowed_addresses: [],
  active: true,
}

const known = (names: readonly string[]) => permissionNames.filter((name) => names.includes(name)) as Permission[]

/** What can be set of a user, without what only the server keeps. */
function settingOf(user: UserRow | null): UserSetting {
  if (!user) return blank
  const {
    user_id: _user_id,
    version: _version,
    second_factor: _factor,
    first_password: _first,
    beyond_own: _beyond,
    ...said
  } = user
  return { ...said, granted: known(said.granted), removed: known(said.removed) }
}

const isEmail = (email = '') => email.trim() === '' || isMailAddress(email.trim())

function isComplete(draft: UserSetting): boolean {
  const hasItsDashboard = draft.sees !== 'dashboard' || Boolean(draft.isolated_dashboard)
  return draft.username.trim() !== '' && isEmail(draft.email) && hasItsDashboard && strangeAddress(draft) === undefined
}

export function UserForm({ user, onSaved, onClose }: UserFormProps) {
  const text = useText()
  const { usertype: own, username, company_key, company_name } = useSession()
  const levelName = useLevelName()
  const { draft, typed, meanwhile, set } = useDraft<UserSetting>(() => settingOf(user))
  const mailOff = useMailOff()
  const [password, setPassword] = useState('')
  const save = async () => {
    await call('save_user', { ...draft, user_id: user?.user_id ?? null, version: user?.version ?? 0, password })
    return text('users.saved', { user: draft.username })
  }
  const passwordHint = () => {
    const rule = text(user ? 'users.password-hint' : 'password.rule', { least: LEAST_PASSWORD_LENGTH })
    const isOwn = user?.username === username
    return draft.deviceuser || isOwn ? rule : `${rule} ${text('users.first-password-hint')}`
  }
  return (
    <FormDialog
      title={user ? text('users.change-title', { user: user.username }) : text('users.new')}
      fields={[typed, password]}
      meanwhile={meanwhile}
      complete={isComplete(draft) && (user !== null || password !== '')}
      saves="save_user"
      given={{ beyond_own: user?.beyond_own }}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
      beside={
        user && (
          <>
            {user.second_factor && <TakeSecondFactor user={user} onTaken={onSaved} onClose={onClose} />}
            <PersonData user={user} onErased={onSaved} onClose={onClose} />
          </>
        )
      }
    >
      <FieldRow>
        <TextField
          label={text('users.username')}
          required
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={draft.username}
          onValueChange={(username) => set({ username })}
        />
        <TextField
          label={text('users.full-name')}
          maxLength={80}
          value={draft.full_name}
          onValueChange={(full_name) => set({ full_name })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={text('security.level')}
          placeholder={text('security.level')}
          value={String(draft.usertype)}
          options={Array.from({ length: Math.max(own, draft.usertype) }, (_, at) => ({
            value: String(at + 1),
            label: levelName(at + 1),
          }))}
          onValueChange={(usertype) => set({ usertype: Number(usertype) })}
        />
        <SelectField
          label={text('user.language')}
          placeholder={text('user.language')}
          value={draft.language}
          options={languageChoices}
          onValueChange={(language) => set({ language })}
        />
        <TextField
          label={text('users.employee')}
          maxLength={30}
          value={draft.employee_number}
          onValueChange={(employee_number) => set({ employee_number })}
        />
        <TextField
          label={text('users.email')}
          hint={text(mailOff ? 'mail.not-set-up-here' : 'users.email-hint')}
          error={isEmail(draft.email) ? undefined : text('users.email-wrong')}
          type="email"
          maxLength={254}
          value={draft.email ?? ''}
          onValueChange={(email) => set({ email })}
        />
      </FieldRow>
      <NewPasswordField
        label={text(user ? 'users.new-password' : 'users.password')}
        hint={passwordHint()}
        required={user === null}
        names={[draft.username, draft.full_name, company_key, company_name]}
        value={password}
        onValueChange={setPassword}
      />
      <MachinesField
        label={text('users.machines')}
        value={draft.machine_restrictions}
        onValueChange={(machine_restrictions) => set({ machine_restrictions })}
      />
      <UserWorkplace draft={draft} set={set} />
      <UserModules draft={draft} set={set} />
      <Switch
        label={text('users.device')}
        description={text('users.device-text')}
        checked={draft.deviceuser}
        onCheckedChange={(deviceuser) => set({ deviceuser })}
      />
      <UserSignIn draft={draft} set={set} />
      <OwnRights granted={draft.granted} removed={draft.removed} onChange={set} />
    </FormDialog>
  )
}
