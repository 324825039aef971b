import { useLoad } from '../../../data/call/use-load.ts'

/** Departments with a machine that the person may see. */
export function useDepartments(): readonly { readonly code: string; readonly description: string }[] {
  const { rows = [] } = useLoad('get_groups', {})
  return rows.filter(({ group_type }) => group_type === 'department')
}
