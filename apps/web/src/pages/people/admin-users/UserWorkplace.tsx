import { can } from '@takt/domain/ground/permissions.ts'
import { UserSees, type UserSetting } from '@takt/domain/people/model/user-setting.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { SuggestField } from '@takt/ui/field/SuggestField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { machines, useMachineIds } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'

interface UserWorkplaceProps {
  draft: UserSetting
  set: (change: Partial<UserSetting>) => void
}

/** Which part of the product a person has, and where they begin in it. */
export function UserWorkplace({ draft, set }: UserWorkplaceProps) {
  const text = useText()
  const machineIds = useMachineIds()
  const sees = draft.sees ?? 'everything'
  return (
    <FieldRow>
      <SelectField
        label={text('users.sees')}
        placeholder={text('users.sees')}
        value={sees}
        options={UserSees.options.map((part) => ({ value: part, label: text(`users.sees-${part}`) }))}
        onValueChange={(part) => set({ sees: part as UserSees })}
      />
      {(sees === 'dashboards' || sees === 'dashboard') && <DashboardOf draft={draft} set={set} />}
      {sees === 'machine' && draft.machine_restrictions.length === 0 && (
        <SuggestField
          label={text('users.assigned-machine')}
          hint={text('users.assigned-machine-hint')}
          maxLength={60}
          suggestions={machineIds.map((value) => ({ value, label: machines.get(value)?.machine_description }))}
          value={draft.assigned_machine ?? ''}
          onValueChange={(machine) => set({ assigned_machine: machine.trim() })}
        />
      )}
    </FieldRow>
  )
}

function DashboardOf({ draft, set }: UserWorkplaceProps) {
  const text = useText()
  // Asked for by who sees no dashboards it would be refused: they keep the one that is set.
  const enabled = can(useSession(), 'can-access-dashboard')
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' }, { enabled })
  const one = draft.sees === 'dashboard'
  const dashboards = rows.map(({ slug, title }) => ({ value: slug, label: title }))
  return (
    <SelectField
      label={text(one ? 'users.dashboard' : 'users.first-dashboard')}
      placeholder={text(one ? 'users.dashboard' : 'users.company-dashboard')}
      required={one}
      value={draft.isolated_dashboard ?? ''}
      options={one ? dashboards : [{ value: '', label: text('users.company-dashboard') }, ...dashboards]}
      onValueChange={(isolated_dashboard) => set({ isolated_dashboard })}
    />
  )
}
