import { useCallback, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { notify } from '../../../parts/notices.ts'

/** A row counts as read only after the server has said so. */
export function useMarkRead(reload: () => Promise<void>): {
  /** The ones under way. */
  busy: readonly number[] | null
  markRead(record_nos: readonly number[]): Promise<void>
} {
  const [busy, setBusy] = useState<readonly number[] | null>(null)
  const markRead = useCallback(
    async (record_nos: readonly number[]) => {
      if (!mayActOnDevice()) return
      setBusy(record_nos)
      try {
        await call('confirm_notifications', { record_nos: [...record_nos] })
        await reload()
      } catch (problem) {
        notify.refused(problem)
      } finally {
        setBusy(null)
      }
    },
    [reload],
  )
  return { busy, markRead }
}
