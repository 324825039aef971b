import type { DashboardWidget } from './dashboard.ts'
import { look } from './look.ts'

const chosen = ['style', 'horizontalAlignment', 'verticalAlignment'] as const

/** The first widget whose box is drawn in a way that does not exist; saved, it would look like nothing anybody chose. */
export function lookProblem(widgets: readonly DashboardWidget[]): { id: string; option: string } | undefined {
  for (const { id, config } of widgets) {
    for (const option of chosen) {
      const value = config[option]
      const choices: readonly unknown[] = look[option].choices
      if (value !== undefined && !choices.includes(value)) return { id, option }
    }
  }
  return undefined
}
