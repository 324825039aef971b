import type { FirstStepName } from '@takt/domain/setup/first-steps.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { to } from '../../../routes/to.ts'

interface StepPage {
  readonly path: string
  readonly name: TextKey
}

/** Where each step is done. */
export function stepPages(step: FirstStepName): StepPage[] {
  const page = (path: string, name: TextKey = `first-steps.${step}-do`): StepPage => ({ path, name })
  switch (step) {
    case 'machines':
      return [page(to('machineSetup'))]
    case 'shifts':
      return [page(to('calendars'))]
    case 'stop-codes':
      return [page(to('adminStopCodes'))]
    case 'scrap-reasons':
      return [page(to('adminScrapReasons'))]
    case 'people':
      return [page(to('adminEmployees')), page(to('adminUsers'), 'first-steps.people-users')]
    case 'signals':
      return [page(to('connectors'))]
    case 'orders':
      return [page(to('adminImport'))]
    case 'dashboard':
      return [page(to('adminDashboards'))]
    case 'wall':
      return [page(to('wallLinks'))]
  }
}
