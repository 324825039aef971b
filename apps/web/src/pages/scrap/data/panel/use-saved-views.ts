import { periodText } from '@takt/domain/ground/periods/period.ts'
import type { ViewConfig } from '@takt/domain/scrap/analysis/view-config.ts'
import { viewNameTooShort } from '@takt/domain/scrap/analysis/view-name.ts'
import { periodOfView } from '@takt/domain/scrap/analysis/view-period.ts'
import type { VisualizationView } from '@takt/domain/scrap/model/visualization.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../../../data/call/call.ts'
import { useLoad } from '../../../../data/call/use-load.ts'
import { useText } from '../../../../data/words/use-text.ts'
import { notify } from '../../../../parts/notices.ts'
import { useGo } from '../../../../routes/use-go.ts'
import { overviewPath } from '../overview-path.ts'
import type { PanelProps } from './panel-props.ts'

type Owner = 'user' | 'default'
const sameView = (one: VisualizationView | null, other: VisualizationView) =>
  one?.name === other.name && one.username === other.username

/** `asking`: what waits for a yes, deleting or saving over a name that is taken. */
export function useSavedViews({ dataset, overview, view, grouping }: PanelProps) {
  const text = useText()
  const go = useGo()
  const list = useLoad('get_visualization_configs', { dataset })
  const [pressed, setPressed] = useState<VisualizationView | null>(null)
  const [name, setName] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const [saving, setSaving] = useState<Owner | null>(null)
  const [asking, setAsking] = useState<Owner | 'delete' | null>(null)
  const chosen = list.rows?.find((row) => sameView(pressed, row)) ?? null

  const told = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (problem) {
      notify.refused(problem)
    }
  }
  const save = async (owner: Owner, overwrite: boolean) => {
    setAsking(null)
    if (viewNameTooShort(name)) {
      setTooShort(true)
      return
    }
    const config: ViewConfig = { ...view.draft, overview }
    setSaving(owner)
    try {
      const payload = { dataset, name: name.trim(), config, overwrite } as never
      const [saved] =
        owner === 'user'
          ? await call('save_user_visualization', payload)
          : await call('save_default_visualization', payload)
      if (saved) setPressed(saved as VisualizationView)
      setName('')
      await list.reload()
      notify.success(text('analysis.views.saved', { name: name.trim() }))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      // The one thing that is refused here: the name is taken.
      if (problem.status === 409 && !overwrite) setAsking(owner)
      else notify.failure(problem.message)
    } finally {
      setSaving(null)
    }
  }
  return {
    list,
    chosen,
    name,
    tooShort,
    saving,
    asking,
    ask: setAsking,
    rename: (next: string) => {
      setName(next)
      setTooShort(false)
    },
    choose: (row: VisualizationView) => {
      setPressed(row)
      const config = row.config as ViewConfig
      grouping.moved()
      view.set(config)
      const path = overviewPath(dataset, config.overview, periodText(periodOfView(config)))
      go(path, { replace: config.overview === overview })
    },
    save: (owner: Owner, overwrite: boolean) => void save(owner, overwrite),
    remove: () =>
      void told(async () => {
        setAsking(null)
        if (!chosen) return
        await call('delete_visualization_setting', { dataset, name: chosen.name, username: chosen.username })
        setPressed(null)
        await list.reload()
        notify.success(text('analysis.views.deleted', { name: chosen.name }))
      }),
  }
}
