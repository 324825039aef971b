import { confirmSecondFactor } from '@takt/contract/people/confirm_second_factor.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(confirmSecondFactor, async ({ code }, { server }) => {
  const confirmed = await server.secondFactor.confirm(code)
  return isRefusal(confirmed) ? confirmed : [confirmed]
})
