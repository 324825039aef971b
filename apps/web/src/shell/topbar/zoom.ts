import { useMemo } from 'react'
import { deviceValue, useDeviceValue } from '../../device/device-storage.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'

export const ZOOM = { min: 10, max: 150, step: 5, default: 100 } as const

export function readZoom(stored: unknown): number {
  const value = Math.round(Number(stored) / ZOOM.step) * ZOOM.step
  return value >= ZOOM.min && value <= ZOOM.max ? value : ZOOM.default
}

/** Percent of the page's content, kept per company; every dashboard has its own, all other pages share one. */
function useZoom(dashboard: string | undefined): readonly [number, (zoom: number) => void] {
  const value = useMemo(() => deviceValue('company', `zoom:${dashboard ?? ''}`, readZoom), [dashboard])
  return [useDeviceValue(value), value.set]
}

/** The zoom of what is shown: a dashboard's, a live view's, or that of all other pages. */
export function usePageZoom(): readonly [number, (zoom: number) => void] {
  const { dashboard, liveview } = useRouteParams()
  return useZoom(liveview === undefined ? dashboard : `liveview/${liveview}`)
}
