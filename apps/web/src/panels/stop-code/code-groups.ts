import { rowsNamed } from '@takt/domain/ground/scanner/rows-named.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'

export interface CodeGroup {
  readonly id: string
  readonly title: string
  readonly color: string
  readonly codes: readonly StopCode[]
}

/** The codes by group, in the order the server gave; a search looks at number, words and group. */
export function codeGroups(codes: readonly StopCode[], search: string): CodeGroup[] {
  const wanted = search.trim().toLowerCase()
  const groups = new Map<string, { id: string; title: string; color: string; codes: StopCode[] }>()
  for (const code of codes) {
    const words = `${code.stop_code} ${code.stop_description} ${code.group_description}`.toLowerCase()
    if (!words.includes(wanted)) continue
    const group = groups.get(code.group_id) ?? {
      id: code.group_id,
      title: code.group_description,
      color: code.group_color,
      codes: [],
    }
    group.codes.push(code)
    groups.set(code.group_id, group)
  }
  return [...groups.values()]
}

/** Codes used last that the machine still has. */
export function stillValid(used: readonly string[], codes: readonly StopCode[]): StopCode[] {
  return used.flatMap((number) => codes.find((code) => code.stop_code === number) ?? [])
}

/** What Enter behind a search means: the code of exactly that number, as a scanner types it, or the only one left. */
export function searchedCode(codes: readonly StopCode[], search: string): StopCode | undefined {
  const wanted = search.trim()
  if (wanted === '') return undefined
  const exact = codes.find(({ stop_code }) => stop_code === wanted)
  if (exact) return exact
  const found = codeGroups(codes, wanted).flatMap((group) => group.codes)
  return found.length === 1 ? found[0] : undefined
}

/** The code that a scanner read, in the first of the ways in which a scan can be spelt that names one. */
export function scannedCode(codes: readonly StopCode[], tries: readonly string[]): StopCode | undefined {
  return tries.flatMap((code) => rowsNamed(codes, code, ({ stop_code }) => [stop_code]))[0]
}
