import { getSecondFactor } from '@takt/contract/people/get_second_factor.ts'
import { needsSecondFactor } from '@takt/domain/ground/second-factor.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getSecondFactor, async (_input, { server, session }) => [
  {
    ...(await server.secondFactor.state()),
    passkey: (await server.passkeys.list()).length > 0,
    required: needsSecondFactor(session.usertype, session.company_settings),
  },
])
