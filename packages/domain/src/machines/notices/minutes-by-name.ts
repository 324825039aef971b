/** Minutes as settings say them: '30;10;M101:15' – for all, and otherwise for those that are named. */
export interface NamedMinutes {
  /** '' = for all that are not named. */
  readonly name: string
  readonly minutes: number
}

/** What cannot be read is left out. */
export function namedMinutes(setting: string): NamedMinutes[] {
  return setting.split(';').flatMap((entry) => {
    const at = entry.lastIndexOf(':')
    const name = at < 0 ? '' : entry.slice(0, at).trim()
    const minutes = entry.slice(at + 1).trim()
    const number = Number(minutes)
    const readable = minutes !== '' && Number.isInteger(number) && number >= 0 && (at < 0 || name !== '')
    return readable ? [{ name, minutes: number }] : []
  })
}

/** The minutes of that name; those for all when nothing is said of it. */
export function minutesOf(setting: string, name: string): number[] {
  const all = namedMinutes(setting)
  const own = all.filter((entry) => entry.name === name)
  return (own.length > 0 ? own : all.filter((entry) => entry.name === '')).map(({ minutes }) => minutes)
}
