import { setErpLink } from '@takt/contract/erp/set_erp_link.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { addressToKeep, linkOf } from '../link.ts'
import { tokenPlace } from '../token-place.ts'

export default handle(setErpLink, async (input, { db, session, server, audit, emit }) => {
  const address = addressToKeep(input.address)
  if (isRefusal(address)) return address
  const host = URL.parse(address)?.hostname ?? ''
  if (!server.addresses.mayReach(host)) return { refusal: 'address-not-reached', values: { host } }
  const token = input.token?.trim()
  const has_token = token === undefined ? session.has_api_token : token !== ''
  const { auth, enabled, version } = input
  if (enabled && address === '') return { refusal: 'erp-address-missing', values: {} }
  if (enabled && !has_token) return { refusal: 'erp-token-missing', values: {} }

  await db.run(sql`insert into erp_link default values on conflict do nothing`)
  const before = await linkOf(db)
  // Whoever may change the address could otherwise have a token sent to them that they cannot read.
  const moves = address !== '' && URL.parse(address)?.origin !== URL.parse(before.address)?.origin
  if (moves && session.has_api_token && token === undefined) return { refusal: 'erp-token-again', values: {} }
  // Whatever went wrong at the old address says nothing about the new one.
  const changed = await db.maybe<{ version: number }>(sql`
    update erp_link set address = ${address}, auth = ${auth}, enabled = ${enabled}, version = version + 1,
      failures = 0, next_try = 'epoch', last_error = '', last_error_at = null
    where version = ${version} returning version`)
  if (!changed) return { refusal: 'changed-by-someone-else', values: {} }
  if (token !== undefined) {
    const kept = token === '' ? null : server.secrets.seal(token, tokenPlace(db.company_id))
    await db.run(sql`update company set erp_api_token = ${kept}`)
  }
  audit({
    what: 'erp-link.changed',
    key: 'erp',
    before: { address: before.address, auth: before.auth, enabled: before.enabled },
    after: { address, auth, enabled, token: token === undefined ? 'kept' : token === '' ? 'removed' : 'replaced' },
  })
  emit('SettingsChanged', {})
  return [changed]
})
