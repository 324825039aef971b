// The hour of the pictures: ten in the morning of the next Wednesday in the plant, whenever they are taken. At night or on a
// Sunday half of the machines stand, and a first visitor would see a dead product. Imported before the clock of the tests,
// which reads it; ahead of the wall clock, because a browser drops cookies that have ended.
const WEDNESDAY = 3
const DAY_MS = 86_400_000
/** Ten o'clock in Stockholm, in winter time; in summer the pictures are of eleven. */
const UTC_HOUR = 9

process.env.TEST_NOW ??= nextWednesday(Date.now())

function nextWednesday(now: number): string {
  const day = new Date(now + DAY_MS)
  day.setUTCHours(UTC_HOUR, 0, 0, 0)
  while (day.getUTCDay() !== WEDNESDAY) day.setTime(day.getTime() + DAY_MS)
  return day.toISOString()
}
