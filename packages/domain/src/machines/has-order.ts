export function hasOrder(machine: { readonly work_order_no: string }): boolean {
  return machine.work_order_no !== '' && machine.work_order_no !== '-'
}

export function hasTool(machine: { readonly tool_id: string }): boolean {
  return machine.tool_id !== '' && machine.tool_id !== '-'
}

/** `resource_type` of what is planned on and never runs. */
export const RESOURCE = 2

export function isResource(machine: { readonly resource_type: number }): boolean {
  return machine.resource_type === RESOURCE
}
