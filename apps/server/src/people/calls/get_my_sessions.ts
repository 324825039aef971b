import { getMySessions } from '@takt/contract/people/get_my_sessions.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getMySessions, async (_input, { server }) => await server.own.sessions())
