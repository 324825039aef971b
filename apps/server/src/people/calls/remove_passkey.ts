import { removePasskey } from '@takt/contract/people/remove_passkey.ts'
import { needsSecondFactor } from '@takt/domain/ground/second-factor.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(removePasskey, async (which, { server, session }) => {
  const required = needsSecondFactor(session.usertype, session.company_settings)
  return (await server.passkeys.remove({ ...which, required })) ?? [{ credential_id: which.credential_id }]
})
