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
  labels: {
    names: 'places.name',
    type_names: 'activity-types.group',
    machines: 'users.machines',
    department: 'activity-types.department',
    part_no: 'activity-types.part',
    tool_id: 'activity-types.tool',
    manual: 'activity-types.manual',
    perform: 'activity-types.perform',
    authentication_mode: 'activity-types.identify',
    duration: 'activity-types.open',
    alarm_period: 'activity-types.alarm',
    after_ok: 'activity-types.after-ok',
    after_exception: 'activity-types.after-exception',
    ask_note: 'activity-types.ask-note',
    ask_sscc: 'activity-types.ask-sscc',
    ask_number: 'activity-types.ask-number',
    number_label: 'activity-types.number-label',
    certify: 'activity-types.certify',
    mail_to: 'activity-types.mail',
    steps: 'activity-types.steps-column',
    active: 'stop-codes.offered',
  },
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
