import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { machineSettings } from '@takt/domain/setup/machines.register.ts'
import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { MachineDialogs } from './MachineDialogs.tsx'
import { useMachineColumns } from './use-machine-columns.tsx'
import { zoneName } from './zone-name.ts'

const changes = showChanges({
  of: machineSettings,
  title: 'title.machine-setup',
})

/** So that "last heard" is never much older than it says. */
const REFRESH_SECONDS = 30
const keyOf = ({ machine_id }: MachineSettingRow) => machine_id

/** All machines of the company: what they are, where they stand, how they count. */
export default function MachineSetupPage() {
  const text = useText()
  const session = useSession()
  const load = useLoad('get_machine_settings', {}, { everySeconds: REFRESH_SECONDS, reloadOn: ['SettingsChanged'] })
  return (
    <SettingsList
      title={text('title.machine-setup')}
      load={load}
      columns={useMachineColumns()}
      keyOf={keyOf}
      wordsOf={(row) =>
        [
          row.machine_id,
          row.machine_description,
          row.object_description,
          row.department_description,
          zoneName(row, text),
        ].join(' ')
      }
      words={{
        count: (count) => text('machine-setup.count', { count }),
        find: text('machine-setup.find'),
        add: text('machine-setup.new'),
        none: text('machine-setup.none-found'),
        empty: { title: text('machine-setup.none'), text: text('machine-setup.none-text') },
      }}
      tools={<RegisterTools of={changes} rows={load.rows ?? []} />}
      saves="save_machine"
      mayAdd={hasWholePlant(session)}
      form={(row, onClose) => (
        <MachineDialogs
          key={row?.machine_id ?? ''}
          row={row}
          rows={load.rows ?? []}
          onSaved={load.reload}
          onClose={onClose}
        />
      )}
    />
  )
}
