import { isNamed, type Names, nameIn, tidyNames } from '../ground/names.ts'
import { storedJson } from './stored-json.ts'

/** How a company has arranged the side menu: order, names, what is hidden, and from which level on it is seen. */
export interface MenuChange {
  readonly id: string
  /** In no language: as the product calls it. */
  readonly names: Names
  readonly hidden: boolean
  /** Null: nothing beyond what the entry asks by itself. */
  readonly level: number | null
}

interface Entry {
  readonly id: string
  readonly level?: number | null
}

interface Group<Item extends Entry> {
  readonly id: string
  readonly items: readonly Item[]
}

/** The way back to these settings cannot be hidden. */
export const ALWAYS_SHOWN = 'admin'

const MOST_CHANGES = 300
export const MOST_NAME = 40

export function readSideMenu(stored: string): MenuChange[] {
  const list = storedJson(stored)
  if (!Array.isArray(list)) return []
  const changes = list.slice(0, MOST_CHANGES).flatMap(readChange)
  return changes.filter(({ id }, at) => changes.findIndex((other) => other.id === id) === at)
}

function readChange(item: unknown): MenuChange[] {
  const { id, names, hidden, level } = (item ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || id === '') return []
  const from = typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 9 ? level : null
  return [{ id, names: readNames(names), hidden: hidden === true && id !== ALWAYS_SHOWN, level: from }]
}

function readNames(stored: unknown): Names {
  const texts = Object.entries(Object(stored)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return tidyNames(Object.fromEntries(texts.map(([code, name]) => [code, name.trim().slice(0, MOST_NAME)])))
}

interface Arranging<Item> {
  readonly changes: readonly MenuChange[]
  /** That of the reader. */
  readonly language: string
  rename(item: Item, name: string): Item
}

/** Groups as the company wants them; an entry that came later stands behind those that were arranged. */
export function arrangeMenu<Item extends Entry, G extends Group<Item>>(
  groups: readonly G[],
  { changes, language, rename }: Arranging<Item>,
): G[] {
  if (changes.length === 0) return [...groups]
  const placeOf = (id: string) => {
    const at = changes.findIndex((change) => change.id === id)
    return at < 0 ? changes.length : at
  }
  return groups.map((group) => {
    const items = group.items.flatMap((item) => {
      const change = changes.find(({ id }) => id === item.id)
      if (!change) return [item]
      if (change.hidden) return []
      const named = isNamed(change.names) ? rename(item, nameIn(change.names, language)) : item
      const level = Math.max(item.level ?? 0, change.level ?? 0)
      return [level === 0 ? named : { ...named, level }]
    })
    return { ...group, items: items.sort((one, other) => placeOf(one.id) - placeOf(other.id)) }
  })
}

/** What differs from the product's own menu is kept, in order; a menu that is as it was keeps nothing. */
export function sideMenuText(changes: readonly MenuChange[], usual: readonly string[]): string {
  const same =
    changes.every(({ names, hidden, level }) => !isNamed(names) && !hidden && level === null) &&
    changes.every(({ id }, at) => id === usual[at])
  return same ? '' : JSON.stringify(changes)
}
