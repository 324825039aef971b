import { getSignInProvider } from '@takt/contract/people/get_sign_in_provider.ts'
import { handle } from '../../ground/call/handle.ts'
import { givesBeyond } from '../beyond-own.ts'
import { levelsGiven, providerSetting } from '../sign-in-provider/setting.ts'

export default handle(getSignInProvider, async (_input, { db, session, server }) => {
  const setting = await providerSetting(db)
  const beyond_own = await givesBeyond(db, session, levelsGiven(setting))
  return [{ ...setting, beyond_own, ...server.providers.uris() }]
})
