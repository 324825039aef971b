import { getMySessions } from '@takt/contract/procedures/get_my_sessions.ts'
import { handle } from './handle.ts'

export default handle(getMySessions, async (_input, { server }) => await server.own.sessions())
