import { goals } from '@takt/domain/goals/goals.register.ts'
import type { GoalSettingRow } from '@takt/domain/goals/model/goal-setting.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { GoalForm } from './GoalForm.tsx'
import { useGoalColumns } from './use-goal-columns.tsx'
import { usePlaceNames } from './use-places.ts'

const changes = showChanges({
  of: goals,
  title: 'title.admin-production-goals',
})

const REFRESH_SECONDS = 60
const keyOf = ({ record_no }: GoalSettingRow) => String(record_no)

/** What is to be made, where and until when; beside it what has been reached so far. */
export default function ProductionGoalsPage() {
  const text = useText()
  const load = useLoad('get_goal_settings', {}, { everySeconds: REFRESH_SECONDS, reloadOn: ['SettingsChanged'] })
  const placeName = usePlaceNames()
  return (
    <SettingsList
      title={text('title.admin-production-goals')}
      load={load}
      columns={useGoalColumns()}
      keyOf={keyOf}
      wordsOf={(goal) => `${goal.place_id} ${placeName(goal)}`}
      words={{
        count: (count) => text('goals.count', { count }),
        find: text('goals.find'),
        add: text('goals.new'),
        none: text('goals.none'),
        empty: { title: text('goals.none'), text: text('goals.empty-text') },
      }}
      tools={<RegisterTools of={changes} rows={load.rows ?? []} />}
      saves="save_production_goal"
      form={(goal, onClose) => <GoalForm goal={goal} onSaved={load.reload} onClose={onClose} />}
    />
  )
}
