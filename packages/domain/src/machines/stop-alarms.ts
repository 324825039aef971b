/** Who is told after how long that a machine still stands: a stop that nobody ends goes one level higher. */
export interface AlarmLevel {
  readonly minutes: number
  /** The message group of the level, '' = everybody who reads the notifications. */
  readonly group: string
}

/** From the company's setting: '30;120:Management'. What cannot be read is left out; '' means no alarms. */
export function alarmLevels(setting: string): AlarmLevel[] {
  return setting
    .split(';')
    .flatMap((level) => {
      const [minutes = '', ...group] = level.split(':')
      const number = Number(minutes.trim())
      return minutes.trim() !== '' && Number.isInteger(number) && number > 0
        ? [{ minutes: number, group: group.join(':').trim() }]
        : []
    })
    .toSorted((one, other) => one.minutes - other.minutes)
}

/** The highest level that a stop has reached; lower ones are not told afterwards. */
export function levelReached(levels: readonly AlarmLevel[], since: number, now: number): AlarmLevel | undefined {
  return levels.findLast(({ minutes }) => since + minutes * 60_000 <= now)
}
