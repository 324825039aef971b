import { getPasskeys } from '@takt/contract/people/get_passkeys.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getPasskeys, (_input, { server }) => server.passkeys.list())
