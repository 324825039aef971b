import { getEmployeeSettings } from '@takt/contract/people/get_employee_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { employeeSettings } from '../employee-settings.ts'

export default handle(getEmployeeSettings, (_input, { db }) => employeeSettings(db))
