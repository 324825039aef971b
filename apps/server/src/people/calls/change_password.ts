import { changePassword } from '@takt/contract/people/change_password.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { judgeNewPassword } from '@takt/domain/people/new-password.ts'
import { handle } from '../../ground/call/handle.ts'
import { commonPasswordFault } from '../../ground/sessions/frequent-passwords.ts'

export default handle(changePassword, async ({ old_password, new_password }, { server, session }) => {
  const { username, full_name, company_key, company_name } = session
  const names = [username, full_name, company_key, company_name]
  const bad = judgeNewPassword({ old: old_password, new: new_password, names }) ?? commonPasswordFault(new_password)
  if (bad) return bad
  const changed = await server.own.changePassword(old_password, new_password)
  return isRefusal(changed) ? changed : [changed]
})
