import { endMySession } from '@takt/contract/people/end_my_session.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(endMySession, async ({ session_key }, { server }) => {
  if (!(await server.own.endSession(session_key))) return { refusal: 'session-not-found', values: {} }
  return [{ session_key }]
})
