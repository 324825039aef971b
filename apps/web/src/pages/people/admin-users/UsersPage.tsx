import { users } from '@takt/domain/people/users.register.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { useLevelName } from '../../../parts/user-levels/level-name.ts'
import { UserForm } from './UserForm.tsx'
import type { UserRow } from './user-row.ts'

const changes = showChanges({
  of: users,
  title: 'title.admin-users',
})

const keyOf = ({ user_id }: UserRow) => String(user_id)

/** Who may sign in, with which level and at which machines. */
export default function UsersPage() {
  const text = useText()
  const load = useLoad('get_users', {}, { reloadOn: ['SettingsChanged'] })
  return (
    <SettingsList
      title={text('title.admin-users')}
      load={load}
      columns={useColumns()}
      keyOf={keyOf}
      wordsOf={({ username, full_name, employee_number }) => `${username} ${full_name} ${employee_number}`}
      words={{
        count: (count) => text('users.count', { count }),
        find: text('users.find'),
        add: text('users.new'),
        none: text('users.none'),
      }}
      tools={<RegisterTools of={changes} rows={load.rows ?? []} />}
      saves="save_user"
      form={(user, onClose) => <UserForm user={user} onSaved={load.reload} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly TableColumn<UserRow>[] {
  const text = useText()
  const phone = usePhone()
  const levelName = useLevelName()
  return useMemo(() => {
    const name: TableColumn<UserRow> = {
      key: 'username',
      header: text('users.username'),
      minWidth: 160,
      sortValue: ({ username }) => username,
      cell: ({ username, full_name }) => <TwoLines strong first={username} second={full_name} />,
    }
    const level: TableColumn<UserRow> = {
      key: 'usertype',
      header: text('security.level'),
      width: 160,
      sortValue: ({ usertype }) => usertype,
      cell: ({ usertype }) => levelName(usertype),
    }
    const state: TableColumn<UserRow> = {
      key: 'active',
      header: text('users.state'),
      width: widthFor([text('users.active'), text('users.inactive'), text('users.first-password')]),
      sortValue: ({ active }) => Number(active),
      cell: ({ active, first_password }) =>
        text(!active ? 'users.inactive' : first_password ? 'users.first-password' : 'users.active'),
    }
    if (phone) return [name, level]
    return [
      name,
      level,
      {
        key: 'machines',
        header: text('users.machines'),
        minWidth: 160,
        cell: ({ machine_restrictions }) => machine_restrictions.join(', ') || text('machines-field.every'),
      },
      {
        key: 'employee_number',
        header: text('users.employee'),
        width: widthFor([text('users.employee'), text('users.device')]),
        sortValue: ({ employee_number }) => employee_number,
        cell: ({ employee_number, deviceuser }) => (deviceuser ? text('users.device') : employee_number),
      },
      {
        key: 'second_factor',
        header: text('second-factor.title'),
        width: widthFor([text('second-factor.title')]),
        sortValue: ({ second_factor }) => Number(second_factor),
        cell: ({ second_factor }) => (second_factor ? text('users.factor-set-up') : ''),
      },
      state,
    ]
  }, [text, phone, levelName])
}
