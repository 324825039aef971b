import { localDate } from '@takt/domain/ground/zone-time.ts'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../data/server-clock.ts'
import { useSession } from '../../data/session.ts'
import { useGo } from '../../routes/use-go.ts'
import { tellUntilLeft } from '../../shell/page-frame/tell-instead.ts'

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
