import { callCodes } from '@takt/contract/ground/errors.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { cycleOf, embeddedSlugs } from '@takt/domain/dashboards/dashboard-choice.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { forgetPending } from '../../../parts/new-dashboard/pending-board.ts'
import { notify } from '../../../parts/notices.ts'
import { findWidget } from '../../../widgets/widgets.ts'
import type { BuilderState } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import { unfinishedWidgets } from './unfinished-widgets.ts'

const system_function = 'dashboards'

/** Both '' where the other's dashboard is not for this person to know of. */
interface OtherSave {
  readonly changed_by: string
  readonly changed_at: string
  /** What was saved; undefined where this person may not see it. */
  readonly theirs?: Dashboard | undefined
}

interface Saving {
  readonly busy: boolean
  /** Somebody else saved meanwhile: the person chooses. */
  readonly conflict: OtherSave | null
  save(): Promise<void>
  overwrite(): Promise<void>
  reload(): Promise<void>
  dismiss(): void
  remove(): Promise<boolean>
}

/** Saving with the version it was loaded with; a newer one on the server is never written over unasked: D-SCREEN-06-X. */
export function useSaving(
  state: BuilderState,
  step: (step: BuilderStep) => void,
  onRenamed: (slug: string) => void,
): Saving {
  const say = useText()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<OtherSave | null>(null)

  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      if (problem.code === callCodes.conflict) setConflict(await otherSave(state.history.present.slug))
      else notify.failure(problem.message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const send = async (dashboard: Dashboard, version: number) => {
    const [answer] = await call('save_config', {
      system_function,
      template: dashboard.slug,
      config: dashboard,
      version,
    })
    step({ do: 'saved', dashboard, version: answer?.version ?? version + 1 })
    forgetPending(dashboard.slug)
    const way = await cycleThrough(dashboard)
    const unfinished = unfinishedWidgets(dashboard, findWidget, { language, say })
    if (unfinished !== '') notify.info(say('builder.saved-unfinished', { widgets: unfinished }))
    else if (way === undefined) notify.success(say('builder.saved'))
    if (way !== undefined) notify.info(say('builder.contains-itself', { way: way.join(' → ') }))
  }

  const current = async () => {
    const [row] = await call('get_config', { system_function, template: state.saved.slug })
    return row
  }

  /** Another slug is another dashboard: it is created first, and only then the old one goes. */
  const saveOver = async (version: number) => {
    const { present } = state.history
    const renamed = state.version > 0 && present.slug !== state.saved.slug
    await send(present, renamed ? 0 : version)
    if (!renamed) return
    // What somebody else saved under the old one meanwhile stays: this one then stands beside it.
    if ((await current())?.version === state.version) {
      await call('delete_config', { system_function, template: state.saved.slug })
    }
    onRenamed(present.slug)
  }

  return {
    busy,
    conflict,
    dismiss: () => setConflict(null),
    save: async () => {
      await attempt(() => saveOver(state.version))
    },
    overwrite: async () => {
      setConflict(null)
      await attempt(async () => saveOver((await current())?.version ?? 0))
    },
    reload: async () => {
      setConflict(null)
      await attempt(async () => {
        const row = await current()
        if (row !== undefined) step({ do: 'load', dashboard: row.config as Dashboard, version: row.version })
      })
    },
    remove: async () =>
      (await attempt(() => call('delete_config', { system_function, template: state.saved.slug }))) !== undefined,
  }
}

/** A question that cannot be answered must not hide that there is a conflict. */
async function otherSave(slug: string): Promise<OtherSave> {
  const nobody = { changed_by: '', changed_at: '' }
  try {
    const rows = await call('get_configs', { system_function })
    const row = rows.find((one) => one.slug === slug)
    if (row === undefined) return nobody
    const [current] = await call('get_config', { system_function, template: slug })
    return { changed_by: row.changed_by, changed_at: row.changed_at, theirs: current?.config as Dashboard | undefined }
  } catch (problem) {
    if (problem instanceof CallFailure) return nobody
    throw problem
  }
}

/** A dashboard that contains itself is saved, but its author is told: D-WIDGET-43-X. */
async function cycleThrough(dashboard: Dashboard): Promise<readonly string[] | undefined> {
  const inside = async (slug: string) => {
    if (slug === dashboard.slug) return embeddedSlugs(dashboard)
    try {
      const [row] = await call('get_config', { system_function, template: slug })
      return row === undefined ? [] : embeddedSlugs(row.config as Dashboard)
    } catch (problem) {
      if (problem instanceof CallFailure) return []
      throw problem
    }
  }
  return await cycleOf(dashboard.slug, inside)
}
