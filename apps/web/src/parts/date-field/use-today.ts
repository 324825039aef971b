import { localDate } from '@takt/domain/ground/zone-time.ts'
import { serverNow } from '../../data/live/server-clock.ts'
import { useSession } from '../../data/session/session.ts'

/** The day on the plant's clock. */
export function useToday(): string {
  return localDate(serverNow(), useSession().time_zone)
}
