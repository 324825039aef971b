/** What the browser knows by itself, so that it is there with the key that was pressed. */
import { usableMachines } from '@takt/domain/ground/navigation/machine-choice.ts'
import { isResource } from '@takt/domain/machines/has-order.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { to } from '../../routes/to.ts'
import type { MenuGroup } from '../menu/menu.ts'
import type { Hit } from './hit.ts'

type Say = (key: TextKey) => string

export function machineHits(
  machines: readonly Machine[],
  user: { readonly machine_restrictions: readonly string[] },
): Hit[] {
  const usable = new Set(
    usableMachines(
      user,
      machines.map(({ machine_id }) => machine_id),
    ),
  )
  return machines
    .filter((machine) => usable.has(machine.machine_id) && !isResource(machine))
    .map(({ machine_id, machine_description, object_description }) => ({
      ...{ kind: 'machine', key: `machine ${machine_id}`, machine_id, number: machine_id, name: machine_description },
      numbers: [machine_id],
      words: `${machine_description} ${object_description}`,
      about: '',
      path: to('machine', { machine: machine_id }),
    }))
}

/** Of the menu as the person has it. */
export function pageHits(groups: readonly MenuGroup[], say: Say): Hit[] {
  return groups.flatMap(({ title, items }) =>
    items.map((item): Hit => {
      const name = 'key' in item.title ? say(item.title.key) : item.title.name
      return {
        ...{ kind: 'page', key: `page ${item.path}`, number: '', numbers: [], name, words: name },
        about: say(title),
        path: item.path,
      }
    }),
  )
}
