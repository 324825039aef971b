import { getEmployeeSettings } from '@takt/contract/procedures/get_employee_settings.ts'
import { employeeSettings } from '../administration/employee-settings.ts'
import { handle } from './handle.ts'

export default handle(getEmployeeSettings, (_input, { db }) => employeeSettings(db))
