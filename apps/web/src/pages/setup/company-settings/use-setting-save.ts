import type { EnteredSetting } from '@takt/domain/ground/company-settings.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { loadSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'

interface SettingSave {
  readonly busy: boolean
  /** Why the last try was refused, '' otherwise. */
  readonly failure: string
  /** Null: back to the default. Answers what was there instead of `was` when it was refused. */
  run(value: string | null, was: string): Promise<{ saved: true } | { saved: false; now: string | undefined }>
  forget(): void
}

/** "Saved" is said after the server's answer; a refusal stays at the field with what is there now. */
export function useSettingSave(name: EnteredSetting): SettingSave {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  return {
    busy,
    failure,
    forget: () => setFailure(''),
    run: async (value, was) => {
      setBusy(true)
      setFailure('')
      try {
        await call('set_company_setting', { name, value, was })
        await loadSession()
        notify.success(text('company-settings.saved', { setting: text(`company-setting.${name}`) }))
        return { saved: true }
      } catch (problem) {
        if (!(problem instanceof CallFailure)) throw problem
        setFailure(problem.message)
        return { saved: false, now: (await loadSession().catch(() => null))?.company_settings[name] }
      } finally {
        setBusy(false)
      }
    },
  }
}
