import { callCodes } from '@takt/contract/ground/errors.ts'
import type { LiveView } from '@takt/domain/dashboards/live-view.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { queryClient } from '../../../data/call/query-client.ts'
import type { KnownLiveView } from '../../../data/dashboards/live-views.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

interface Editing {
  readonly draft: LiveView
  readonly changed: boolean
  readonly busy: boolean
  /** Somebody else saved meanwhile: what is typed stays until the person takes the other's. */
  readonly conflict: boolean
  readonly failure: string | null
  change(part: Partial<LiveView>): void
  save(): Promise<void>
  remove(): Promise<void>
  takeStored(): void
}

const LIVE_VIEWS = 'liveviews'

export function useSaveLiveView(stored: KnownLiveView): Editing {
  const text = useText()
  const go = useGo()
  const [changes, setChanges] = useState<Partial<LiveView>>({})
  const [version, setVersion] = useState(stored.version)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { key, version: latest, ...view } = stored
  const draft: LiveView = { ...view, ...changes }
  const changed = Object.keys(changes).length > 0 && JSON.stringify(draft) !== JSON.stringify(view)
  // Nothing typed: what another saved is simply shown.
  if (!changed && version !== latest && !busy) setVersion(latest)

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      if (problem.code === callCodes.conflict) setConflict(true)
      else setFailure(problem.message)
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['get_configs'] })
      setBusy(false)
    }
  }
  return {
    draft,
    changed,
    busy,
    conflict,
    failure,
    change: (part) => setChanges((before) => ({ ...before, ...part })),
    save: async () => {
      const config = { ...draft, fields: [...draft.fields], label: draft.label.trim() }
      const payload = { system_function: LIVE_VIEWS, template: key, config, version } as const
      if (!(await attempt(() => call('save_config', payload)))) return
      setChanges({})
      setConflict(false)
      notify.success(text('live-edit.saved', { label: config.label }))
    },
    remove: async () => {
      if (!(await attempt(() => call('delete_config', { system_function: LIVE_VIEWS, template: key })))) return
      notify.success(text('live-edit.deleted', { label: stored.label }))
      go(to('liveViewTemplates'), { replace: true })
    },
    takeStored: () => {
      setChanges({})
      setConflict(false)
    },
  }
}
