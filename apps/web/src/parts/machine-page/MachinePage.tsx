import type { ReactNode } from 'react'
import { aboveList } from '../../routes/stop-paths.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { PageFrame, type PageLoad } from '../page-frame/PageFrame.tsx'

interface MachinePageProps {
  title: string
  about?: ReactNode
  tools?: ReactNode
  load: PageLoad
  /** What is said when the first load fails. */
  failed: string
  /** The way back; without it the machine, or the overview the page was opened from. */
  back?: string
  children: ReactNode
}

/** A page below a machine or an overview: it leads back to where it was opened from. */
export function MachinePage({ back, ...rest }: MachinePageProps) {
  const params = useRouteParams()
  return <PageFrame layout="screen" back={back ?? aboveList(params)} {...rest} />
}
