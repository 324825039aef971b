import { expect, test } from 'vitest'
import { type SearchScope, searchMachines } from './machine-search.ts'

const machine = (machine_id: string, zone: string, machine_description = '') => ({
  machine_id,
  machine_description,
  object_description: '',
  department: 'D',
  zone,
  category: 'C',
  resource_type: 0 as 0 | 1 | 2,
})
const plant = [machine('M1', 'Z1', 'Press'), machine('M2', 'Z2', 'Press'), machine('M3', 'Z1', 'Saw')]
const all = {
  search: '',
  scope: 'all' as SearchScope,
  user: { machine_restrictions: [] as string[] },
  favourites: ['M2'],
  location: { locationtype: 'zone', location: 'Z1' },
}
const found = (change: Partial<typeof all>) => searchMachines(plant, { ...all, ...change }).map((m) => m.machine_id)

test.each<[string, Partial<typeof all>, string[]]>([
  ['T-SHELL-29 typed characters filter', { search: 'press' }, ['M1', 'M2']],
  ['T-SHELL-33 location mode shows the location', { scope: 'location' }, ['M1', 'M3']],
  ['T-SHELL-33 favourites mode shows favourites and forgets the location', { scope: 'mine' }, ['M2']],
  [
    'T-SHELL-34 T-SHELL-34-C restrictions bind the search among all',
    { user: { machine_restrictions: ['M3', 'M2'] } },
    ['M2', 'M3'],
  ],
  ['T-SHELL-34-C one restriction too', { user: { machine_restrictions: ['M3'] }, search: 'press' }, []],
])('%s', (_, change, ids) => expect(found(change)).toEqual(ids))

test('a resource is no machine to swap to', () =>
  expect(searchMachines([{ ...machine('R1', 'Z1'), resource_type: 2 }], all)).toEqual([]))
