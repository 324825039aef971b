import { useMemo } from 'react'
import { deviceValue, useDeviceValue } from '../../data/device-storage.ts'

export const ZOOM = { min: 10, max: 150, step: 5, default: 100 } as const

export function readZoom(stored: unknown): number {
  const value = Math.round(Number(stored) / ZOOM.step) * ZOOM.step
  return value >= ZOOM.min && value <= ZOOM.max ? value : ZOOM.default
}

/** Percent of the page's content, kept per company; every dashboard has its own, all other pages share one. */
export function useZoom(dashboard: string | undefined): readonly [number, (zoom: number) => void] {
  const value = useMemo(() => deviceValue('company', `zoom:${dashboard ?? ''}`, readZoom), [dashboard])
  return [useDeviceValue(value), value.set]
}
