import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import type { ReactNode } from 'react'
import { serverNow } from '../../data/live/live.ts'
import { machines, useMachinesLoad } from '../../data/machines/machines.ts'
import { useText } from '../../data/words/use-text.ts'
import { isPlaceKnown, usePlace } from '../../routes/place.ts'
import { PageFrame } from '../page-frame/PageFrame.tsx'

interface CardsFrameProps {
  heading: string
  /** Machines of the place. */
  count: number
  /** False while the page's own settings load. */
  ready?: boolean
  tools?: ReactNode
  children: ReactNode
}

/** An overview of machines as cards: it waits for the machines that the whole product shows. */
export function CardsFrame({ heading, count, ready = true, tools, children }: CardsFrameProps) {
  const text = useText()
  const { loading, error, loadedAt, reload } = useMachinesLoad()
  const place = usePlace()
  const known = machines.keys()
  const failed = error !== null && known.length === 0
  const load = {
    rows: loading || !ready || failed || !isPlaceKnown(place) ? undefined : known,
    error: failed || ready ? error : null,
    updatedAt: loadedAt === null ? 0 : loadedAt + Date.now() - serverNow(),
    reload,
  }
  return (
    <PageFrame
      layout="flow"
      title={heading}
      about={load.rows && text('machines.count', { count })}
      tools={tools}
      failed={text('machines.failed')}
      load={load}
    >
      {count === 0 ? <EmptyState title={text('machines.empty')} /> : children}
    </PageFrame>
  )
}
