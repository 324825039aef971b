import { type EnteredSetting, settingValues } from '@takt/domain/ground/company-settings.ts'
import { useState } from 'react'
import { call } from '../../data/call/call.ts'
import { loadSession, useSession } from '../../data/session/session.ts'

interface Draft {
  readonly value: string
  /** What stood there when somebody began to type: saved over that, and over nothing else. */
  readonly was: string
}

export interface SettingDrafts<N extends EnteredSetting> {
  value(name: N): string
  set(name: N, value: string): void
  readonly changed: boolean
  /** Refused where somebody else has saved another value meanwhile; that one is loaded then. */
  save(): Promise<void>
  discard(): void
}

/** Company settings that one form changes together. */
export function useSettingDrafts<N extends EnteredSetting>(names: readonly N[]): SettingDrafts<N> {
  const stored = settingValues(useSession().company_settings)
  const [drafts, setDrafts] = useState<Partial<Record<N, Draft>>>({})
  const draftOf = (name: N): Draft | undefined => drafts[name]
  const value = (name: N): string => draftOf(name)?.value ?? stored[name]
  const changed = names.filter((name) => value(name) !== stored[name])
  return {
    value,
    changed: changed.length > 0,
    set: (name, typed) =>
      setDrafts((before) => {
        const begun: Draft | undefined = before[name]
        return { ...before, [name]: { value: typed, was: begun?.was ?? stored[name] } }
      }),
    save: async () => {
      for (const name of changed) {
        const was = draftOf(name)?.was ?? stored[name]
        try {
          await call('set_company_setting', { name, value: value(name).trim(), was })
        } catch (problem) {
          const session = await loadSession().catch(() => null)
          const changedMeanwhile = session !== null && settingValues(session.company_settings)[name] !== was
          // What somebody else has saved is seen before it is changed again.
          if (changedMeanwhile) setDrafts((before) => ({ ...before, [name]: undefined }))
          throw problem
        }
      }
      await loadSession()
      setDrafts({})
    },
    discard: () => setDrafts({}),
  }
}
