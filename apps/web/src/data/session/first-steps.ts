import { can } from '@takt/domain/ground/permissions.ts'
import { type FirstStepName, plantIsSetUp } from '@takt/domain/setup/first-steps.ts'
import { useLoad } from '../call/use-load.ts'
import { useSession } from './session.ts'

/** Signals come without an event of their own that tells an administrator. */
const LISTEN_SECONDS = 5

/** What the company has and what it still lacks; asked only by who sets it up. */
export function useFirstSteps(enabled = true) {
  const session = useSession()
  const load = useLoad(
    'get_first_steps',
    {},
    {
      enabled: enabled && can(session, 'can-access-admin-panel'),
      everySeconds: LISTEN_SECONDS,
      reloadOn: ['SettingsChanged', 'ConfigChanged'],
    },
  )
  const steps = load.rows ?? []
  const next: FirstStepName | undefined = steps.find(({ done }) => !done)?.step
  return {
    load,
    steps,
    next,
    done: steps.filter(({ done }) => done).length,
    ready: steps.length > 0 && plantIsSetUp(steps),
  }
}
