import { beginPasskey } from '@takt/contract/people/begin_passkey.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(beginPasskey, async (proof, { server }) => {
  const begun = await server.passkeys.begin(proof)
  return isRefusal(begun) ? begun : [{ options: { ...begun.options } }]
})
