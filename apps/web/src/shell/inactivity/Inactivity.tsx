import { signedOutAfterMs } from '@takt/domain/ground/idle-sign-out.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { inactiveAfterMs } from '@takt/domain/ground/navigation/inactivity.ts'
import { useLocation } from '@tanstack/react-router'
import { select } from '../../data/chosen/selection.ts'
import { useSessionState } from '../../data/session/session.ts'
import { useOnce } from '../../parts/lazy-popup/use-once.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { IdleWarning } from '../lazy-parts.ts'
import { leaveDevice } from '../shared-terminal/leave-device.ts'
import { useInactivity } from './use-inactivity.ts'
import { useTellUse } from './use-tell-use.ts'

/** A shared device is left even where screens otherwise stay as they are. */
const LEAVE_DEVICE_AFTER_MS = 5 * 60_000

/** Nobody is at the screen: what the last one had chosen must not wait for the next one. Signs nobody out, but warns. */
export function Inactivity() {
  const { status, session } = useSessionState()
  return status === 'in' && session !== null ? <Watch session={session} /> : null
}

function Watch({ session }: { session: Session }) {
  const go = useGo()
  const route = useMatchedRoute()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const after = inactiveAfterMs(session.company_settings, path)
  useInactivity(() => {
    window.dispatchEvent(new CustomEvent('UserWentInactive'))
    select(null)
    const machine = route?.params.machine
    if (machine !== undefined && route?.facts.layout === 'machine-interface') go(to('machine', { machine }))
  }, after)
  useInactivity(() => {
    if (session.deviceuser && session.signedInOnDevice) void leaveDevice()
  }, after ?? LEAVE_DEVICE_AFTER_MS)
  const left = useTellUse(signedOutAfterMs(session, session.company_settings))
  const warned = useOnce(left !== null)
  return warned ? <IdleWarning left={left} /> : null
}
