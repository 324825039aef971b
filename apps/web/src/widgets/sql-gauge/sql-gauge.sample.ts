const answer = { columns: [{ name: 'oee', type: 'number' }], rows: [{ oee: 72 }] }

export const sqlGaugeSample = {
  config: { query: { sqlSource: 'sample', parameters: {} }, numLimits: 3 },
  data: { result: [answer] as readonly Record<string, unknown>[] },
}
