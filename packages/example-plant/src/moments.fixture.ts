/** Hours at which somebody may start the example plant: the usual ones, and those at which a plant is easily wrong. */
export const moments = [
  ['a Tuesday morning', '2026-03-10T09:30:00Z'],
  ['a Thursday afternoon', '2026-11-19T13:30:00Z'],
  ['Monday before the first shift', '2026-11-23T04:50:00Z'],
  ['Sunday at two', '2026-11-22T13:00:00Z'],
  ['Friday night', '2026-11-20T22:30:00Z'],
  ['a night shift', '2026-03-11T02:10:07Z'],
  ['the night in which the clock goes forward', '2026-03-29T01:30:00Z'],
  ['the hour that comes twice', '2026-10-25T00:30:00Z'],
  ['New Year', '2026-01-01T11:00:00Z'],
  ['after Christmas', '2026-12-27T23:10:00Z'],
  ['Easter Monday', '2026-04-06T08:00:00Z'],
  ['a summer night in June', '2026-06-20T21:59:59Z'],
].map(([what, time]) => ({ what: what as string, now: Date.parse(time as string) }))
