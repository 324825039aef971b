/** Local time of a plant to moments and back. All other files of the calendar think in moments. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let found = formats.get(zone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(zone, found)
  }
  return found
}

const DAY_MS = 86_400_000
/** Three years of days for some zones. */
const MOST_DAYS_KNOWN = 5_000
const offsets = new Map<string, number | null>()

/**
 * The wall clock at a moment, as if it were UTC. To ask the calendar of a zone takes some microseconds, and a page of
 * history thousands of questions: on a day at both ends of which the clock stands alike it stands so all day.
 */
function wallClock(at: number, zone: string): number {
  const day = Math.floor(at / DAY_MS)
  const key = `${zone}|${day}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    if (offsets.size >= MOST_DAYS_KNOWN) offsets.clear()
    const [start, end] = [day * DAY_MS, (day + 1) * DAY_MS]
    const first = calendarClock(start, zone) - start
    offset = first === calendarClock(end, zone) - end ? first : null
    offsets.set(key, offset)
  }
  return offset === null ? calendarClock(at, zone) : Math.floor(at / 1000) * 1000 + offset
}

function calendarClock(at: number, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
}

/** `YYYY-MM-DD` on the wall at a moment. */
export function localDate(at: number, zone: string): string {
  return new Date(wallClock(at, zone)).toISOString().slice(0, 10)
}

/** Minutes since local midnight, as the clock shows them. */
export function localMinutes(at: number, zone: string): number {
  return Math.floor((wallClock(at, zone) % 86_400_000) / 60_000)
}

/**
 * The moment at which the clock shows that date and time. In spring, a time that the clock skips is as long after the gap
 * begins as it would have been without one (02:30 is shown as 03:30); in autumn, a time shown twice is the first of the two.
 */
export function momentOf(date: string, minutes: number, zone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  const before = wanted - 86_400_000
  const offset = wallClock(before, zone) - before
  const early = wanted - offset
  if (wallClock(early, zone) === wanted) return early
  const after = wanted + 86_400_000
  const late = wanted - (wallClock(after, zone) - after)
  // In the gap the earlier offset lands just behind it.
  return wallClock(late, zone) === wanted ? late : early
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
}

/** '06:30' as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes since midnight as '06:30'. */
export function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
