import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { useLoad } from '../../data/call/use-load.ts'

/** The name people gave the dashboard; undefined until it is known. Shares its load with the page. */
export function useDashboardTitle(dashboard: string): string | undefined {
  const named = dashboard !== '' && dashboard !== 'default'
  const load = useLoad('get_config', { system_function: 'dashboards', template: dashboard }, { enabled: named })
  return (load.rows?.[0]?.config as Dashboard | undefined)?.title
}
