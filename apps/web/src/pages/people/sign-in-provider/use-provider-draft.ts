import { callCodes } from '@takt/contract/ground/errors.ts'
import type { ProviderRow, ProviderSetting } from '@takt/domain/people/model/sign-in-provider.ts'
import { useEffect, useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'

export interface ProviderDraft extends ProviderSetting {
  /** '' keeps the one that is stored. */
  client_secret: string
}

export interface DraftPart {
  draft: ProviderDraft
  change: (part: Partial<ProviderDraft>) => void
}

function draftOf(row: ProviderRow): ProviderDraft {
  const { has_secret, version, redirect_uri, sign_out_uri, logout_uri, ...setting } = row
  return { ...setting, client_secret: '' }
}

/** What the administrator has typed; settings that somebody else saved meanwhile are never written over. */
export function useProviderDraft(row: ProviderRow, onChanged: () => Promise<void>) {
  const text = useText()
  const [from, setFrom] = useState(row)
  const [draft, setDraft] = useState(() => draftOf(row))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const unsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(from))
  // Saved, by this person or by another, and nothing is typed: what holds is shown.
  useEffect(() => {
    if (row.version <= from.version || unsaved) return
    setFrom(row)
    setDraft(draftOf(row))
  }, [row, from, unsaved])

  const save = async () => {
    const { client_secret, ...setting } = draft
    setBusy(true)
    setFailure('')
    try {
      const secret = client_secret === '' ? {} : { client_secret }
      const [saved] = await call('save_sign_in_provider', { ...setting, ...secret, version: from.version })
      notify.success(text('provider.saved', { count: saved?.ended_sessions ?? 0 }))
      const has_secret = from.has_secret || client_secret !== ''
      const now = { ...from, ...setting, has_secret, version: saved?.version ?? from.version }
      setFrom(now)
      setDraft(draftOf(now))
      await onChanged()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      if (problem.code === callCodes.conflict) await onChanged()
    } finally {
      setBusy(false)
    }
  }
  const change = (part: Partial<ProviderDraft>) => setDraft((before) => ({ ...before, ...part }))
  return { draft, change, unsaved, busy, failure, save }
}
