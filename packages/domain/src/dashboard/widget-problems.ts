import type { DashboardWidget } from './dashboard.ts'
import { gridFault, readGrid } from './grid-settings.ts'
import { look } from './look.ts'

const chosen = ['style', 'horizontalAlignment', 'verticalAlignment'] as const

/** The first widget whose box or tiles are drawn in a way that does not exist; saved, it would look like nothing anybody chose. */
export function lookProblem(widgets: readonly DashboardWidget[]): { id: string; option: string } | undefined {
  for (const { id, component, config } of widgets) {
    // D-VALID-03-X
    if (component === 'sub-dashboard-multiple' && gridFault(readGrid(config.grid))) return { id, option: 'grid' }
    for (const option of chosen) {
      const value = config[option]
      const choices: readonly unknown[] = look[option].choices
      if (value !== undefined && !choices.includes(value)) return { id, option }
    }
  }
  return undefined
}
