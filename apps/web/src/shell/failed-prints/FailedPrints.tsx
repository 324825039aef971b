import { useEffect } from 'react'
import { call } from '../../data/call/call.ts'
import { logEntry } from '../../data/call/client-log.ts'
import { onLiveEvent } from '../../data/live/live.ts'
import { notify } from '../../parts/notices.ts'

/** A print of one's own that failed is told wherever one is by now: the wizard said "Sent" and is closed. */
export function FailedPrints() {
  useEffect(
    () =>
      onLiveEvent('NotificationAdded', ({ record_no, type }) => {
        if (type !== 'not-printed') return
        void tell(record_no).catch((problem: unknown) =>
          logEntry('error', 'notifications', `A print that failed could not be told: ${String(problem)}`),
        )
      }),
    [],
  )
  return null
}

/** It is among one's notifications only if one has queued the print. */
async function tell(record_no: number): Promise<void> {
  const mine = (await call('get_notifications', { unread: true })).find((row) => row.record_no === record_no)
  if (mine) notify.failure(mine.text)
}
