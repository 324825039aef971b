import { localDate } from '@takt/domain/ground/zone-time.ts'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../../data/live/server-clock.ts'
import { useSession } from '../../../data/session/session.ts'
import { tellUntilLeft } from '../../../parts/page-frame/tell-instead.ts'
import { useGo } from '../../../routes/use-go.ts'

/** Today on the plant's calendar. */
export function usePlantToday(): string {
  const { time_zone } = useSession()
  return localDate(serverNow(), time_zone)
}

/** A path with a part that makes no sense gives way to the one without it, and the person is told. */
export function useRightPath(wrong: boolean, path: string, sentence: string): void {
  const go = useGo()
  const put = useEffectEvent(() => {
    tellUntilLeft(sentence, path)
    go(path, { replace: true })
  })
  useEffect(() => {
    if (wrong) put()
  }, [wrong])
}
