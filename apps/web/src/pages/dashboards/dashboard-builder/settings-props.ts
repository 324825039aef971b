import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { Say } from '../../../dashboard/define-widget.ts'
import type { BuilderStep } from './builder-step.ts'
import type { DashboardFaults } from './dashboard-faults.ts'

/** A part of the settings of a dashboard. */
export interface SettingsProps {
  readonly dashboard: Dashboard
  readonly faults: DashboardFaults
  readonly say: Say
  readonly step: (step: BuilderStep) => void
}
