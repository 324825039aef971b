import { renamePasskey } from '@takt/contract/people/rename_passkey.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(renamePasskey, async (which, { server }) => {
  return (await server.passkeys.rename(which)) ?? [{ passkey_name: which.passkey_name }]
})
