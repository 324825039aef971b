import { makes, ONCE, type Plant } from '../ground/db/makes.fixture.ts'

/** Nobody can sign in as this user: there is no password. */
export const aUser = makes('app_user', ({ nth, given: { username = `made-${nth}` } }) => ({
  username,
  password_hash: '',
  full_name: username,
  language: 'en',
  role: 'operator',
  usertype: 1,
}))

/** What an administrator gave, chosen by the person as their own. */
export async function hasChosenPassword(plant: Plant, username: string): Promise<void> {
  await plant.sql('update app_user set password_given = false where company_id = 1000 and username = $1', [username])
}

export const anEmployee = makes(
  'employee',
  ({ nth, given: { employee_number = `made-${nth}` } }) => ({
    employee_number,
    employee_name: `Employee ${employee_number}`,
  }),
  ['company_id', 'employee_number'],
)

/** At a machine since then, for the whole of it. */
export const anAttendance = makes('attendance', ({ given: { since = '' } }) => ({ share: 1, signed_in: since }))

/** Its key is none: it opens nothing. */
export const anAccessKey = makes('access_key', ({ nth }) => ({
  opens: 'import',
  name: `Program ${nth}`,
  key_hash: `made-${nth}`,
  created_by: 'admin',
}))

/** Its key is none: nobody signs in with it. */
export const aPasskey = makes('passkey', ({ nth }) => ({
  credential_id: `made-${nth}`,
  passkey_name: `Key ${nth}`,
  public_key: '\\x00',
  counter: 0,
  created_at: ONCE,
}))

/** The company's own sign-in, switched on; nobody can be sent there. */
export const aProvider = makes('sign_in_provider', () => ({
  label: 'Plant ID',
  issuer: 'https://id.plant.example',
  client_id: 'takt',
  client_secret: '',
  scopes: 'openid',
  groups_claim: 'groups',
  levels: '[]',
  creates_users: false,
  passwords: 'everybody',
  enabled: true,
}))

/** Who a person of the provider is here. */
export const aProviderLink = makes('provider_identity', ({ nth }) => ({
  issuer: 'https://id.plant.example',
  subject: `made-${nth}`,
  linked_at: ONCE,
  last_sign_in: ONCE,
}))
