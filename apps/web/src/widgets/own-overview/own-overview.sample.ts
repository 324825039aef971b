interface Answer {
  readonly columns: { readonly name: string; readonly type: 'number' | 'time' | 'date' | 'boolean' | 'text' }[]
  readonly rows: Record<string, unknown>[]
}

const answer: Answer = {
  columns: [
    { name: 'machine_id', type: 'text' },
    { name: 'good', type: 'number' },
  ],
  rows: [
    { machine_id: 'M101', good: 1240 },
    { machine_id: 'M102', good: 310 },
  ],
}

export const ownOverviewSample = {
  config: { overview: '1' },
  data: { result: [answer] as readonly Answer[] },
}
