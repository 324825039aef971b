import { saveSignInProvider } from '@takt/contract/people/save_sign_in_provider.ts'
import type { ProviderSetting } from '@takt/domain/people/model/sign-in-provider.ts'
import { demandsMore } from '@takt/domain/people/sign-in-provider/strength.ts'
import { concernsOf, goesAnotherWay, letsOthersIn } from '@takt/domain/people/sign-in-provider/switch-on.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { givesBeyond } from '../beyond-own.ts'
import { mayBePlain } from '../sign-in-provider/clients.ts'
import { emergencyProblem } from '../sign-in-provider/emergency.ts'
import { secretPlace } from '../sign-in-provider/provider-rows.ts'
import { type KeptSetting, levelsGiven, providerSetting } from '../sign-in-provider/setting.ts'
import { wasTested } from '../sign-in-provider/tested-way.ts'
import { whoSignsIn } from '../sign-in-provider/who-signs-in.ts'
import { holders } from '../user-levels.ts'

export default handle(saveSignInProvider, async (input, { db, now, session, server, audit, emit }) => {
  const { version, client_secret, tested = '', nevertheless = false, ...setting } = input
  const { issuer, client_id } = setting
  const url = URL.parse(issuer)
  const isPlain = url?.protocol === 'http:' && mayBePlain(issuer)
  if (!url || !(url.protocol === 'https:' || isPlain) || url.username !== '' || url.search !== '' || url.hash !== '')
    return { refusal: 'provider-not-https', values: {} }
  if (!server.addresses.mayReach(url.hostname))
    return { refusal: 'address-not-reached', values: { host: url.hostname } }
  if (await givesBeyond(db, session, levelsGiven(setting))) return { refusal: 'beyond-own-rights', values: {} }
  // First of all: two changes at once wait for each other here, also those of users.
  await holders(db)
  const before = await providerSetting(db)
  if (before.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  // Whoever may change the address could otherwise have a secret sent to them that they cannot read.
  const moves = before.issuer !== issuer
  if (before.has_secret && moves && client_secret === undefined) return { refusal: 'provider-secret-again', values: {} }
  if (setting.enabled && !before.has_secret && client_secret === undefined)
    return { refusal: 'provider-secret-missing', values: {} }
  const unfit = setting.enabled ? await emergencyProblem(db, setting.emergency_user) : null
  if (unfit) return unfit
  if (!nevertheless) {
    const way = { issuer, client_id, client_secret, version }
    const another = goesAnotherWay(before, setting, client_secret !== undefined)
    if (another && !wasTested(server.secrets, db.company_id, { way, word: tested, now }))
      return { refusal: 'provider-untested', values: {} }
    if (letsOthersIn(before, setting) && concernsOf(setting, await whoSignsIn(db, setting)).length > 0)
      return { refusal: 'provider-locks-out', values: {} }
  }

  const sealed = client_secret === undefined ? null : server.secrets.seal(client_secret, secretPlace(db.company_id))
  await keep(db, setting, sealed)
  const ended = await endWhatMayNoLongerBe(db, { setting, before, own: server.token_hash })
  const { has_secret, version: _, ...was } = before
  audit({
    what: 'sign-in-provider.changed',
    key: setting.label,
    before: version === 0 ? null : was,
    after: { ...setting, issuer, client_id, secret: client_secret === undefined ? 'kept' : 'replaced', nevertheless },
  })
  emit('SettingsChanged', {})
  return [{ version: version + 1, ended_sessions: ended }]
})

async function keep(db: CompanyDb, to: ProviderSetting, secret: string | null): Promise<void> {
  const levels = JSON.stringify(to.levels)
  await db.run(sql`
    insert into sign_in_provider (label, issuer, client_id, client_secret, scopes, groups_claim, levels, default_level,
      creates_users, required_acr, required_amr, passwords, emergency_user, enabled, version)
    values (${to.label}, ${to.issuer}, ${to.client_id}, ${secret ?? ''}, ${to.scopes}, ${to.groups_claim},
      ${levels}::jsonb, ${to.default_level}, ${to.creates_users}, ${to.required_acr}, ${to.required_amr}, ${to.passwords},
      ${to.emergency_user}, ${to.enabled}, 0)
    on conflict (company_id) do nothing`)
  await db.run(sql`
    update sign_in_provider set label = ${to.label}, issuer = ${to.issuer}, client_id = ${to.client_id},
      scopes = ${to.scopes}, groups_claim = ${to.groups_claim}, levels = ${levels}::jsonb,
      default_level = ${to.default_level}, creates_users = ${to.creates_users},
      required_acr = ${to.required_acr}, required_amr = ${to.required_amr}, passwords = ${to.passwords},
      emergency_user = ${to.emergency_user}, enabled = ${to.enabled}, version = version + 1`)
  if (secret !== null) await db.run(sql`update sign_in_provider set client_secret = ${secret}`)
}

interface Changed {
  readonly setting: ProviderSetting
  readonly before: KeptSetting
  /** The session that changes it goes on: its person would not read that it was saved. */
  readonly own: Buffer
}

async function endWhatMayNoLongerBe(db: CompanyDb, { setting, before, own }: Changed): Promise<number> {
  const { enabled, passwords, issuer, client_id, emergency_user } = setting
  const isOther = !enabled || before.issuer !== issuer || before.client_id !== client_id || demandsMore(before, setting)
  const ofProvider = isOther
    ? await db.many(sql`
        delete from session s using provider_session p where s.company_id = p.company_id and s.token_hash = p.token_hash
        returning s.user_id`)
    : []
  const byPassword =
    enabled && passwords === 'terminals'
      ? await db.many(sql`
          delete from session s using app_user u
          where u.company_id = s.company_id and u.user_id = s.user_id and not u.deviceuser
            and u.user_id <> ${emergency_user} and s.token_hash <> ${own} and not exists (
              select from provider_session p where p.company_id = s.company_id and p.token_hash = s.token_hash)
          returning s.user_id`)
      : []
  return ofProvider.length + byPassword.length
}
