import { getErpState } from '@takt/contract/procedures/get_erp_state.ts'
import { erpState } from '../erp/link.ts'
import { handle } from './handle.ts'

export default handle(getErpState, async (_input, { db, session }) => [await erpState(db, session.has_api_token)])
