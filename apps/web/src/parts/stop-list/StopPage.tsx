import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { aboveList } from '../../routes/stop-paths.ts'
import { PageFrame } from '../page-frame/PageFrame.tsx'
import type { ShownStops } from './use-stop-list.ts'

interface StopPageProps {
  title: string
  about: ReactNode
  shown: ShownStops
  tools?: ReactNode
  children: ReactNode
}

/** A list of stops: it leads back to where it was opened from. */
export function StopPage({ title, about, shown, tools, children }: StopPageProps) {
  const text = useText()
  return (
    <PageFrame
      layout="list"
      title={title}
      about={about}
      tools={tools}
      back={aboveList(shown.place)}
      load={shown.load}
      failed={text('cockpit.stops-failed')}
    >
      {children}
    </PageFrame>
  )
}
