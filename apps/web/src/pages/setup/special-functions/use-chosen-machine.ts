import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'

/** The chosen machine stands in the address: it can be sent to a colleague, and on a phone "back" leads to the list. */
export function useChosenMachine(): { machine_id: string | null; choose(machine_id: string | null): void } {
  const go = useGo()
  const { machine: machine_id = null } = useRouteSearch('specialFunctions')
  return { machine_id, choose: (machine) => go(to('specialFunctions', {}, { machine: machine ?? undefined })) }
}
