import { saveMachineSorting } from '@takt/contract/setup/save_machine_sorting.ts'
import { handle } from '../../ground/call/handle.ts'
import { saveSorting, sortingOf } from '../../machines/machine-sorting.ts'

export default handle(saveMachineSorting, async (sorting, { db, user_id, session, now, audit }) => {
  const before = await sortingOf(db, user_id)
  await saveSorting(db, { user_id, username: session.username }, { sorting, now })
  audit({ what: 'machine-sorting.saved', key: session.username, before, after: sorting })
  return [sorting]
})
