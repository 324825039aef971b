import { beginSecondFactor } from '@takt/contract/people/begin_second_factor.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(beginSecondFactor, async ({ password }, { server }) => {
  const begun = await server.secondFactor.begin(password)
  return isRefusal(begun) ? begun : [begun]
})
