import { whenTimeIsUp } from '@takt/domain/dashboards/widgets/timeout-link.ts'
import { useEffect, useEffectEvent } from 'react'
import type { WidgetPage } from '../define-widget.ts'

const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const

/** Leads to another page when nobody has touched this one for a while; every touch begins the time anew. */
export function TimeoutWatch(props: {
  readonly seconds: number
  readonly target: string | undefined
  readonly page: WidgetPage
}) {
  const { seconds, target, page } = props
  const leave = useEffectEvent((): boolean => {
    const search = new URLSearchParams(page.query).toString()
    const here = { path: page.path ?? '', search: search === '' ? '' : `?${search}` }
    if (page.go === undefined || target === undefined || whenTimeIsUp(target, here) === 'restart') return false
    page.go(target)
    return true
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!leave()) start()
      }, seconds * 1000)
    }
    start()
    for (const touch of touches) window.addEventListener(touch, start, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) window.removeEventListener(touch, start)
    }
  }, [seconds])
  return null
}
