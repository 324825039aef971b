import { stopGroups } from '@takt/domain/stops/stop-groups.register.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { RegisterPage } from '../../../parts/register/RegisterPage.tsx'
import { showRegister } from '../../../parts/register/register-view.ts'
import { useReasonCount } from '../../../parts/register/use-reason-count.ts'
import { to } from '../../../routes/to.ts'
import { LevelField } from './LevelField.tsx'

const view = showRegister({
  of: stopGroups,
  title: 'title.admin-stop-groups',
  columns: [],
  // A new one stands behind all others.
  begin: (rows) => ({ view_order: Math.max(0, ...rows.map(({ view_order }) => view_order)) + 10 }),
  parts: { security_level: LevelField },
  deleteText: 'register.group-remove-text',
})

/** What stop codes stand in. */
export default function StopGroupsPage() {
  const codes = useLoad('get_stop_code_settings', {}, { reloadOn: ['SettingsChanged'] }).rows
  const counted = useReasonCount(codes?.map(({ group_id }) => group_id))
  return <RegisterPage of={view} back={to('adminStopCodes')} moreColumns={counted} />
}
