/** The special component chooses its content; two of its contents are widgets of their own: D-WIDGET-56, D-SCREEN-10-C. */
export const SPECIAL = 'special-component'
export const subComponents = [
  'scrap-5091',
  'scrap-5061',
  'sql-stack-graph',
  'target-fulfillment',
  'target-fulfillment-alternate',
] as const
const ownKinds: readonly unknown[] = ['navigator', 'mtbf-mttr']

/** What dashboards of the original call a kind of ours: D-SCREEN-09-X. */
const otherNames: Readonly<Record<string, string>> = { 'report-shower': 'report' }

/** The kind that draws a stored widget. */
export function kindOf(component: string, config: Readonly<Record<string, unknown>>): string {
  if (component === SPECIAL && ownKinds.includes(config.subComponent)) return String(config.subComponent)
  return Object.hasOwn(otherNames, component) ? (otherNames[component] as string) : component
}
