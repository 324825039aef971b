import { callCodes } from '@takt/contract/ground/errors.ts'
import type { ErpState } from '@takt/domain/erp/model/erp.ts'
import { useEffect, useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'

export interface ErpDraft {
  readonly address: string
  readonly auth: ErpState['auth']
  readonly enabled: boolean
  /** '' keeps the one that is stored. */
  readonly token: string
}

const draftOf = ({ address, auth, enabled }: ErpState): ErpDraft => ({ address, auth, enabled, token: '' })

/** What the administrator has typed; settings that somebody else saved meanwhile are never written over. */
export function useErpDraft(state: ErpState, onChanged: () => Promise<void>) {
  const text = useText()
  const [from, setFrom] = useState(state)
  const [draft, setDraft] = useState(() => draftOf(state))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const unsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(from))
  // Saved, by this person or by another, and nothing is typed: what holds is shown.
  useEffect(() => {
    if (state.version <= from.version || unsaved) return
    setFrom(state)
    setDraft(draftOf(state))
  }, [state, from, unsaved])

  const save = async (change: Partial<ErpDraft> & { removeToken?: true } = {}) => {
    const { token, ...settings } = { ...draft, ...change }
    setBusy(true)
    setFailure('')
    try {
      const given = change.removeToken ? { token: '' } : token === '' ? {} : { token }
      const { address, auth, enabled } = settings
      const [saved] = await call('set_erp_link', { address, auth, enabled, version: from.version, ...given })
      notify.success(text('erp.saved'))
      const now = { ...from, address, auth, enabled, version: saved?.version ?? from.version }
      setFrom(now)
      setDraft(draftOf(now))
      await onChanged()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      if (problem.code !== callCodes.conflict) return
      setDraft(draftOf(from))
      await onChanged()
    } finally {
      setBusy(false)
    }
  }
  return { draft, change: (part: Partial<ErpDraft>) => setDraft({ ...draft, ...part }), unsaved, busy, failure, save }
}
