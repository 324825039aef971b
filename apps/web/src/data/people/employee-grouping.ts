/** How a person likes lists of employees grouped: kept on this device at once, and by the server for their others. */
import { type EmployeeGrouping, readGrouping } from '@takt/domain/people/group-employees.ts'
import { useEffect } from 'react'
import { deviceValue, useDeviceValue } from '../../device/device-storage.ts'
import { call } from '../call/call.ts'
import { logEntry } from '../call/client-log.ts'
import { useLoad } from '../call/use-load.ts'

const OWN = { system_function: 'widgets', template: 'employees', scope: 'user' } as const
const kept = deviceValue('user', 'employee-grouping', readGrouping)

interface OwnGrouping {
  readonly by: EmployeeGrouping
  choose(by: EmployeeGrouping): void
}

export function useEmployeeGrouping(): OwnGrouping {
  const by = useDeviceValue(kept)
  const { rows, reload } = useLoad('get_config', OWN)
  const saved = rows?.[0]
  useEffect(() => {
    if (saved) kept.set(readGrouping((saved.config as { groupBy?: unknown }).groupBy))
  }, [saved])
  return {
    by,
    choose: (next) => {
      kept.set(next)
      // The list is grouped as chosen whether the server hears of it or not.
      keep(next)
        .then(reload)
        .catch((problem: Error) => logEntry('error', 'employees', `The grouping was not kept: ${problem.message}`))
    },
  }
}

async function keep(groupBy: EmployeeGrouping): Promise<void> {
  const [stored] = await call('get_config', OWN)
  await call('save_config', { ...OWN, config: { groupBy }, version: stored?.version ?? 0 })
}
