import { to } from '../../../routes/to.ts'
import { ReasonGroups } from './ReasonGroups.tsx'

export default function StopGroupsPage() {
  return <ReasonGroups kind="stop" title="title.admin-stop-groups" back={to('adminStopCodes')} />
}
