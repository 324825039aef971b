import { useEffect, useEffectEvent } from 'react'
import { useRunningDay } from '../../../data/machines/use-running-day.ts'
import { tellUntilLeft } from '../../../parts/page-frame/tell-instead.ts'
import { useGo } from '../../../routes/use-go.ts'

/** The day that runs at the machine. */
export function usePlantToday(machine_id: string): string {
  return useRunningDay((one) => one.machine_id === machine_id)
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
