import { callFault, readCall } from './call-config.ts'
import type { DashboardWidget } from './dashboard.ts'
import { gridFault, readGrid } from './grid-settings.ts'
import { look } from './look.ts'
import { linkFault, readNavigator } from './navigator-config.ts'
import { frameAddress } from './widgets/frame-address.ts'
import { timeoutPath } from './widgets/timeout-link.ts'
import { widgetKinds } from './widgets/widget-kinds.ts'

export interface WidgetProblem {
  readonly id: string
  /** The key of the option, or 'component'. */
  readonly option: string
}

type Config = DashboardWidget['config']

const looks = ['style', 'horizontalAlignment', 'verticalAlignment'] as const

/** Options whose value leads or looks somewhere it may not; one that is still empty is no problem. */
const ownRules: Readonly<Record<string, readonly [option: string, isWrong: (config: Config) => boolean]>> = {
  'sub-dashboard-multiple': ['grid', ({ grid }) => gridFault(readGrid(grid)) !== undefined],
  'action-button': ['apiCall', ({ apiCall }) => callFault(readCall(apiCall)) !== undefined],
  iframe: ['address', ({ address }) => isWritten(address) && frameAddress(address, {}) === undefined],
  navigator: ['navigator', ({ navigator }) => readNavigator(navigator).buttons.some((one) => linkFault(one))],
  timeout: ['link', ({ link }) => isWritten(link) && timeoutPath(link, '') === undefined],
}

function isWritten(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}

/** What keeps the widgets of a dashboard from being saved: told at the option while one builds, and by the server: D-VALID-18-X. */
export function widgetProblems(widgets: readonly DashboardWidget[]): WidgetProblem[] {
  return widgets.flatMap(({ id, component, config }) => {
    const [option, isWrong] = ownRules[component] ?? []
    const wrong = looks.filter((key) => {
      const choices: readonly unknown[] = look[key].choices
      return config[key] !== undefined && !choices.includes(config[key])
    })
    return [...wrong, ...(option !== undefined && isWrong?.(config) ? [option] : [])].map((key) => ({
      id,
      option: key,
    }))
  })
}

/** A kind that nobody knows is not added; one that another version stored stays where it is: D-SCREEN-09-X. */
export function unknownKinds(widgets: readonly DashboardWidget[], stored: readonly DashboardWidget[]): WidgetProblem[] {
  const known = new Set<string>([...widgetKinds, ...stored.map(({ component }) => component)])
  return widgets.filter(({ component }) => !known.has(component)).map(({ id }) => ({ id, option: 'component' }))
}
