const rows = [
  { day: '2026-01-26', good: 1180, scrap: 21 },
  { day: '2026-01-27', good: 1240, scrap: 34 },
  { day: '2026-01-28', good: 990, scrap: 18 },
  { day: '2026-01-29', good: 1310, scrap: 12 },
]
const columns = [
  { name: 'day', type: 'date' },
  { name: 'good', type: 'number' },
  { name: 'scrap', type: 'number' },
]

export const sqlGraphSample = {
  config: { query: { sqlSource: 'sample', parameters: {} } },
  data: { result: [{ columns, rows }] as readonly Record<string, unknown>[] },
}
