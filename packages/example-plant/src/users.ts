/** One user of every kind. Their password is the example's and stands with the seed, not here. */
import type { Language } from '@takt/domain/ground/languages.ts'
import { type RoleName, roles } from '@takt/domain/ground/roles.ts'
import type { PlantUser } from './plant.ts'

type UserRow = Pick<PlantUser, 'username' | 'full_name' | 'role'> & Partial<PlantUser>

/** 0 off, 1 view, 2 use, 3 edit. */
const settingsOf: Readonly<Record<RoleName, PlantUser['settings']>> = {
  operator: { show_cavities: 2, internal_activity: 2, resource_planning: 0 },
  supervisor: { show_cavities: 3, internal_activity: 3, resource_planning: 1 },
  planner: { show_cavities: 1, internal_activity: 1, resource_planning: 3 },
  administrator: { show_cavities: 3, internal_activity: 3, resource_planning: 3 },
}

function user(row: UserRow, language: Language = 'en'): PlantUser {
  return {
    usertype: roles[row.role].usertype,
    employee_number: '',
    language,
    granted: [],
    removed: [],
    machine_restrictions: [],
    assigned_machine: '',
    settings: settingsOf[row.role],
    only_ia: false,
    only_interface: false,
    only_dashboards: false,
    dashboard_isolated: false,
    isolated_dashboard: '',
    deviceuser: false,
    favourites: [],
    ...row,
  }
}

export const exampleUsers: readonly PlantUser[] = [
  user({
    username: 'operator',
    full_name: 'Anna Lindqvist',
    role: 'operator',
    employee_number: '0101',
    favourites: ['M101', 'M102', 'M103'],
  }),
  user({
    username: 'supervisor',
    full_name: 'Emma Engström',
    role: 'supervisor',
    employee_number: '0119',
    favourites: ['M101', 'P201', 'C301'],
  }),
  user({ username: 'planner', full_name: 'Henrik Palm', role: 'planner', employee_number: '0122' }),
  user({ username: 'admin', full_name: 'Astrid Löfgren', role: 'administrator', employee_number: '0123' }),
  user({
    username: 'device',
    full_name: 'Terminal at M103',
    role: 'operator',
    deviceuser: true,
    only_interface: true,
    assigned_machine: 'M103',
  }),
  user({
    username: 'wall',
    full_name: 'Wall display, hall A',
    role: 'operator',
    removed: ['code-stops', 'report-quantity', 'can-change-cavities', 'can-navigate'],
    dashboard_isolated: true,
    isolated_dashboard: 'factory-overview',
  }),
  user({
    username: 'ia',
    full_name: 'Björn Hallberg',
    role: 'operator',
    employee_number: '0120',
    only_ia: true,
    settings: { show_cavities: 0, internal_activity: 3, resource_planning: 0 },
  }),
  user({
    username: 'interface',
    full_name: 'Maria Bergström',
    role: 'operator',
    employee_number: '0103',
    only_interface: true,
    machine_restrictions: ['M104', 'M105', 'M106'],
  }),
  user({
    username: 'dashboards',
    full_name: 'Sofia Berglund',
    role: 'operator',
    employee_number: '0121',
    only_dashboards: true,
  }),
  user({
    username: 'restricted',
    full_name: 'Sara Holmgren',
    role: 'operator',
    employee_number: '0107',
    machine_restrictions: ['P201', 'P202'],
  }),
]

export const secondUsers: readonly PlantUser[] = [
  user({ username: 'admin', full_name: 'Nils Sjöholm', role: 'administrator', employee_number: '21' }, 'sv'),
  user({ username: 'operator', full_name: 'Ulla Ström', role: 'operator', employee_number: '22' }, 'sv'),
]

export const thirdUsers: readonly PlantUser[] = [
  user({ username: 'admin', full_name: 'Daniel Ortiz', role: 'administrator', employee_number: '0102' }),
  user({ username: 'operator', full_name: 'Grace Miller', role: 'operator', employee_number: '0101' }),
]
