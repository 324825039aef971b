import type { LiveView } from '@takt/domain/dashboards/live-view.ts'
import { naturalCompare } from '@takt/domain/ground/navigation/natural-sort.ts'
import { useMemo } from 'react'
import type { CallFailure } from '../call/call.ts'
import { useLoad } from '../call/use-load.ts'
import { useLanguage } from '../words/language.ts'

export interface KnownLiveView extends LiveView {
  readonly key: string
  readonly version: number
}

/** The live views the person may see, by name; undefined while they load. One that is saved elsewhere arrives by itself. */
export function useLiveViews(enabled = true): {
  readonly views: readonly KnownLiveView[] | undefined
  readonly error: CallFailure | null
  reload(): Promise<void>
} {
  const language = useLanguage()
  const { rows, error, reload } = useLoad(
    'get_configs',
    { system_function: 'liveviews' },
    { enabled, reloadOn: ['ConfigChanged'] },
  )
  const views = useMemo(
    () =>
      rows
        ?.map(({ slug, version, config }) => ({ ...(config as unknown as LiveView), key: slug, version }))
        .sort((a, b) => naturalCompare(a.label, b.label, language)),
    [rows, language],
  )
  return { views, error, reload }
}
