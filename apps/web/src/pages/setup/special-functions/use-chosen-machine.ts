import { useLocation } from '@tanstack/react-router'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** The chosen machine stands in the address: it can be sent to a colleague, and on a phone "back" leads to the list. */
export function useChosenMachine(): { machine_id: string | null; choose(machine_id: string | null): void } {
  const go = useGo()
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }))
  return {
    machine_id: query.get('machine'),
    choose: (machine) =>
      go(machine === null ? to('specialFunctions') : `${to('specialFunctions')}?${new URLSearchParams({ machine })}`),
  }
}
