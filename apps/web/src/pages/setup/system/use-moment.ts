import { useServerNow } from '../../../data/live/live.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useAge } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'

/** When something was, and how long ago that is: on a page that is looked at in the morning the second says more. */
export function useMoment() {
  const text = useText()
  const age = useAge()
  const now = useServerNow(10_000)
  const { time_zone: timeZone } = useSession()
  const at = (time: string | null) =>
    time === null ? text('system.never') : dayAndTime(Date.parse(time), { timeZone, seconds: true })
  const ageOf = (time: string) => age(now - Date.parse(time))
  return { at, ageOf, ago: (time: string) => text('system.ago', { age: ageOf(time) }) }
}
