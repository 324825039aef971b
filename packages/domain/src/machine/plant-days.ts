/** Days are cut in the plant's time zone, so that a night shift's minutes fall on the right date, also when clocks change. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string): Intl.DateTimeFormat {
  let found = formats.get(timeZone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, found)
  }
  return found
}

function clock(at: number, timeZone: string): { day: string; seconds: number } {
  const part = Object.fromEntries(
    format(timeZone)
      .formatToParts(at)
      .map((p) => [p.type, p.value]),
  )
  const seconds = Number(part.hour) * 3600 + Number(part.minute) * 60 + Number(part.second)
  return { day: `${part.year}-${part.month}-${part.day}`, seconds }
}

export function plantDay(at: number, timeZone: string): string {
  return clock(at, timeZone).day
}

/** The first moment of the day that `at` lies in. Searched, because a day that loses or gains an hour does not start 24 h ago. */
export function startOfPlantDay(at: number, timeZone: string): number {
  const { day, seconds } = clock(at, timeZone)
  let start = at - (at % 1000) - seconds * 1000
  while (plantDay(start, timeZone) < day) start += 3_600_000
  while (plantDay(start - 1000, timeZone) === day) start -= 3_600_000
  return start
}
