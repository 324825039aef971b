import { activityTypes } from '@takt/domain/activities/activity-types.register.ts'
import type { ActivityTypeSettingRow } from '@takt/domain/activities/model/activity-type-setting.ts'
import { allNames } from '@takt/domain/ground/names.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { ActivityTypeForm } from './ActivityTypeForm.tsx'
import { useTypeColumns } from './use-type-columns.tsx'

const changes = showChanges({
  of: activityTypes,
  title: 'title.admin-activity-types',
})

const keyOf = ({ record_no }: ActivityTypeSettingRow) => String(record_no)

/** What is looked after at machines besides producing: where, how often and with which checklist. */
export default function ActivityTypesPage() {
  const text = useText()
  const load = useLoad('get_activity_type_settings', {}, { reloadOn: ['SettingsChanged'] })
  return (
    <SettingsList
      title={text('title.admin-activity-types')}
      load={load}
      columns={useTypeColumns()}
      keyOf={keyOf}
      wordsOf={({ names, type_names }) => `${allNames(names)} ${allNames(type_names)}`}
      words={{
        count: (count) => text('activity-types.count', { count }),
        find: text('activity-types.find'),
        add: text('activity-types.new'),
        none: text('activity-types.none'),
        empty: { title: text('activity-types.empty'), text: text('activity-types.empty-text') },
      }}
      tools={<RegisterTools of={changes} rows={load.rows ?? []} />}
      saves="save_activity_type"
      form={(type, onClose) => (
        <ActivityTypeForm type={type} others={load.rows ?? []} onSaved={load.reload} onClose={onClose} />
      )}
    />
  )
}
