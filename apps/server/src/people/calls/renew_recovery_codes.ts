import { renewRecoveryCodes } from '@takt/contract/people/renew_recovery_codes.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(renewRecoveryCodes, async ({ code }, { server }) => {
  const renewed = await server.secondFactor.renewCodes(code)
  return isRefusal(renewed) ? renewed : [renewed]
})
