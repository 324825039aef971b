import type { ShownPage } from './viewtype.ts'

interface Searchable {
  readonly machine_id: string
  readonly machine_description: string
  readonly object_description: string
}

export function matchesSearch(machine: Searchable, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [machine.machine_id, machine.machine_description, machine.object_description].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}

/**
 * The same page of another machine. What belonged to the old machine (a card, a document) is cut off with everything
 * behind it; when the rest is no page the next one above it is.
 */
export function swapMachinePath(
  shown: ShownPage | undefined,
  machine_id: string,
  isKnown: (path: string) => boolean,
): string {
  const base = `/interface/${encodeURIComponent(machine_id)}`
  if (shown?.params.machine === undefined) return base
  const segments: string[] = []
  let passed = false
  for (const part of shown.pattern.split('/').slice(1)) {
    const name = /\$(\w+)/.exec(part)?.[1]
    if (name === 'machine') passed = true
    else if (name !== undefined && passed) break
    segments.push(
      name === undefined ? part : encodeURIComponent(name === 'machine' ? machine_id : (shown.params[name] ?? '')),
    )
  }
  for (let length = segments.length; length > 0; length -= 1) {
    const path = `/${segments.slice(0, length).join('/')}`
    if (path.includes(encodeURIComponent(machine_id)) && isKnown(path)) return path
  }
  return base
}
