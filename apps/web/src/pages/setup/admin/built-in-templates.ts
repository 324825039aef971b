import { offeredWidgets } from '../../../widgets/widgets.ts'
import { columnTables } from '../../dashboards/table-columns/tables.ts'

/** How many there are of what the product brings along. */
export function builtInTemplates(): { widgets: number; tables: number } {
  return { widgets: offeredWidgets(import.meta.env.DEV).length, tables: columnTables.length }
}
