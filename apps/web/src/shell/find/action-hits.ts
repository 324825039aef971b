/** What can be done at the machine that was named: the pages its panel offers this person, by their words there. */
import { namedMachine } from '@takt/domain/ground/find/named-machine.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { groupLinks } from '@takt/domain/machines/navigation/link-subjects.ts'
import { panelLinks } from '@takt/domain/machines/navigation/panel-links.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { machines, useMachineIds } from '../../data/machines/machines.ts'
import { pressedLinks } from '../../data/machines/pressed-links.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { linkWords } from '../../panels/link-words.tsx'
import { isKnownPath } from '../../routes/match-route.ts'
import type { Hit } from './hit.ts'

const none: readonly Hit[] = []
/** What most people come for, before what is ordered by its subject. */
const FIRST: readonly string[] = ['stopcode', 'report-quantity', 'scrap-quantity', 'uncoded']

/** Those that are pressed most at this machine come first. */
export function useActionHits(typed: string): readonly Hit[] {
  const text = useText()
  const user = useSession()
  const ids = useMachineIds()
  const machine_id = useMemo(() => namedMachine(typed, ids), [typed, ids])
  const terminal = useLoad(
    'get_touch_config_for_machine',
    { machine_id: machine_id ?? '' },
    { enabled: machine_id !== undefined },
  )
  return useMemo(() => {
    const machine = machine_id === undefined ? undefined : machines.get(machine_id)
    if (machine === undefined) return none
    const touch = terminal.rows?.[0] ?? touchConfig(machine.machine_id, null)
    const links = panelLinks({ machine, touch, user, place: { kind: 'interface' }, isKnown: isKnownPath })
    const inOrder = groupLinks(links, pressedLinks(machine.machine_id).get()).flatMap((group) => group.links)
    const [first, others] = [
      inOrder.filter(({ id }) => FIRST.includes(id)),
      inOrder.filter(({ id }) => !FIRST.includes(id)),
    ]
    first.sort((a, b) => FIRST.indexOf(a.id) - FIRST.indexOf(b.id))
    return [...first, ...others]
      .filter(({ id }) => id !== 'open')
      .map(({ id, path }) => hitOf(machine, { path, name: text(linkWords[id].label) }))
  }, [machine_id, terminal.rows, user, text])
}

function hitOf({ machine_id, machine_description }: Machine, { path, name }: { path: string; name: string }): Hit {
  return {
    ...{ kind: 'action', key: `action ${path}`, number: '', numbers: [], name, path },
    words: `${machine_id} ${name}`,
    about: `${machine_id} ${machine_description}`,
  }
}
