/** The way from an empty company to a running plant: each step is done by what really exists. */
export const firstStepNames = [
  'machines',
  'shifts',
  'stop-codes',
  'scrap-reasons',
  'people',
  'signals',
  'orders',
  'dashboard',
  'wall',
] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** What the company has. */
export interface PlantCounts {
  readonly machines: number
  /** Of them those that follow a calendar. */
  readonly planned_machines: number
  readonly stop_codes: number
  readonly scrap_reasons: number
  readonly employees: number
  /** Accounts that people, walls and terminals sign in with. */
  readonly users: number
  /** Machines that signals can be expected of, and those of them that were ever heard. */
  readonly signalling_machines: number
  readonly heard_machines: number
  /** Up to a few: whether there are any. */
  readonly orders: number
  readonly dashboards: number
  readonly wall_links: number
}

export interface FirstStep {
  readonly step: FirstStepName
  /** Of what the step brings there is so much. */
  readonly count: number
  /** So much there could be; 0 where nobody can say. */
  readonly of: number
  readonly done: boolean
}

export function firstSteps(has: PlantCounts): FirstStep[] {
  const { machines } = has
  const any = (step: FirstStepName, count: number): FirstStep => ({ step, count, of: 0, done: count > 0 })
  // The administrator came with the company: the others are still to come.
  const people = Math.max(0, has.users - 1)
  return [
    any('machines', machines),
    {
      step: 'shifts',
      count: has.planned_machines,
      of: machines,
      done: machines > 0 && has.planned_machines >= machines,
    },
    any('stop-codes', has.stop_codes),
    any('scrap-reasons', has.scrap_reasons),
    { step: 'people', count: people + has.employees, of: 0, done: people > 0 && has.employees > 0 },
    // The others follow one by one, over weeks: the first proves that the way is open.
    { step: 'signals', count: has.heard_machines, of: has.signalling_machines, done: has.heard_machines > 0 },
    any('orders', has.orders),
    any('dashboard', has.dashboards),
    any('wall', has.wall_links),
  ]
}

/** A machine without a calendar is planned around the clock, and without a wall a plant runs as well: these are offers. */
export const offeredSteps: readonly FirstStepName[] = ['shifts', 'wall']

export function plantIsSetUp(steps: readonly Pick<FirstStep, 'step' | 'done'>[]): boolean {
  return steps.every(({ step, done }) => done || offeredSteps.includes(step))
}
