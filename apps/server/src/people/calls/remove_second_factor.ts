import { removeSecondFactor } from '@takt/contract/people/remove_second_factor.ts'
import { needsSecondFactor } from '@takt/domain/ground/second-factor.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(removeSecondFactor, async (proof, { server, session }) => {
  const problem = await server.secondFactor.remove(proof)
  // Where it is demanded the next sign-in sets up another one: so somebody changes to a new phone.
  return problem ?? [{ required: needsSecondFactor(session.usertype, session.company_settings) }]
})
