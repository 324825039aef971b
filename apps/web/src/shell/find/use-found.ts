import { MOST_OF_A_KIND, rankFound } from '@takt/domain/ground/find/rank-found.ts'
import { useMemo, useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { machines, useMachineIds, useMachinesLoad } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { useMenu } from '../menu/SideMenu.tsx'
import { useActionHits } from './action-hits.ts'
import type { Hit } from './hit.ts'
import { machineHits, pageHits } from './local-hits.ts'
import { leadsThere } from './may-find.ts'
import { recentlyFound } from './recent.ts'
import { serverHits } from './server-hits.ts'

export interface FoundSection {
  readonly id: string
  readonly title: string
  readonly hits: readonly Hit[]
}

export interface FoundNow {
  readonly sections: readonly FoundSection[]
  /** The server has not answered yet: there may be more. */
  readonly waits: boolean
  /** The server could not be asked. */
  readonly failed: boolean
}

const titles = {
  machine: 'find.kind.machine',
  action: 'find.kind.action',
  order: 'find.kind.order',
  page: 'find.kind.page',
} as const
const none: readonly never[] = []
const MOST_PAGES = 4
const MOST_TYPED = 80

/** What answers the text: at once what the browser knows, then what the server adds. An older answer is another text's. */
export function useFound(typed: string): FoundNow {
  const text = useText()
  const local = useLocalHits()
  const offered = useActionHits(typed)
  const actions = useMemo(() => offered.filter(({ path }) => leadsThere(path)), [offered])
  const recent = useDeviceValue(recentlyFound)
  const asked = typed.trim().slice(0, MOST_TYPED)
  const load = useLoad('find_anything', { text: asked }, { enabled: asked !== '' })
  // Until the answer to one letter more is here, what is known of the last one still counts, where it fits.
  const [known, setKnown] = useState(load.rows)
  if (load.rows !== undefined && load.rows !== known) setKnown(load.rows)
  const remote = useMemo(() => serverHits(known ?? none, text).filter(({ path }) => leadsThere(path)), [known, text])
  const sections = useMemo((): readonly FoundSection[] => {
    if (asked === '') return begun(local, recent, text)
    const all = [...local, ...actions, ...remote]
    const keys = recent.map(({ key }) => key)
    return rankFound(all, asked, keys).map(({ kind, found }) => ({
      id: kind,
      title: text(titles[kind]),
      hits: found,
    }))
  }, [asked, local, actions, remote, recent, text])
  return { sections, waits: asked !== '' && load.loading, failed: load.error !== null }
}

/** Nothing typed yet: what was opened last as it is now, and a few pages. */
function begun(local: readonly Hit[], recent: readonly Hit[], text: ReturnType<typeof useText>): FoundSection[] {
  const known = new Map(local.map((hit) => [hit.key, hit]))
  // A page or a machine that is no longer there is not there here either.
  const again = recent.flatMap((hit) => {
    const now = hit.kind === 'machine' || hit.kind === 'page' ? known.get(hit.key) : hit
    return now && leadsThere(now.path) ? [now] : []
  })
  const opened = new Set(again.map(({ key }) => key))
  const pages = local.filter(({ kind, key }) => kind === 'page' && !opened.has(key)).slice(0, MOST_PAGES)
  return [
    { id: 'recent', title: text('find.recent'), hits: again.slice(0, MOST_OF_A_KIND) },
    { id: 'page', title: text('find.kind.page'), hits: pages },
  ].filter(({ hits }) => hits.length > 0)
}

function useLocalHits(): readonly Hit[] {
  const text = useText()
  const session = useSession()
  const ids = useMachineIds()
  useMachinesLoad()
  const menu = useMenu()
  return useMemo(
    () =>
      [
        ...machineHits(
          ids.flatMap((id) => machines.get(id) ?? []),
          session,
        ),
        ...pageHits(menu, text),
      ].filter(({ path }) => leadsThere(path)),
    [ids, session, menu, text],
  )
}
