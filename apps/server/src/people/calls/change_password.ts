import { changePassword } from '@takt/contract/people/change_password.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { judgeNewPassword } from '@takt/domain/people/new-password.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(changePassword, async ({ old_password, new_password }, { server, session }) => {
  const bad = judgeNewPassword({ old: old_password, new: new_password, names: [session.username, session.full_name] })
  if (bad) return bad
  const changed = await server.own.changePassword(old_password, new_password)
  return isRefusal(changed) ? changed : [changed]
})
