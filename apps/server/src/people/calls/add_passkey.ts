import { addPasskey } from '@takt/contract/people/add_passkey.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(addPasskey, async ({ passkey_name, response }, { server }) => {
  return (await server.passkeys.add(response, passkey_name)) ?? [{ passkey_name }]
})
