/** Why a step cannot work on a machine: set up wrongly by somebody, to be mended by support and not by the operator. */
export interface StepInputs {
  readonly step: string
  readonly machine_id: string
  /** The step's component is known. */
  readonly component: boolean
  readonly touch: { readonly empty: boolean } | null
  /** Steps that show a table. */
  readonly table?: { readonly key: string; readonly columns: readonly string[] } | undefined
}

export function stepProblem({ component, touch, table }: StepInputs): string | null {
  if (!component) return 'the component of the step is unknown'
  if (touch === null) return 'the touch configuration of the machine is missing'
  if (touch.empty) return 'the touch configuration of the machine is empty'
  if (table && table.columns.length === 0) return 'the table of the step has no columns'
  if (table && table.key === '') return 'the table of the step has no key field'
  return null
}

/** The line for the log: the operator sees only that support is needed. */
export function problemLine(wizard: string, { step, machine_id }: StepInputs, problem: string): string {
  return `Wizard ${wizard}, step ${step}, machine ${machine_id}: ${problem}`
}
