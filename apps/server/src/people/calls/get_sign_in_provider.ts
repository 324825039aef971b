import { getSignInProvider } from '@takt/contract/people/get_sign_in_provider.ts'
import { handle } from '../../ground/call/handle.ts'
import { providerSetting } from '../sign-in-provider/setting.ts'

export default handle(getSignInProvider, async (_input, { db, server }) => [
  { ...(await providerSetting(db)), ...server.providers.uris() },
])
