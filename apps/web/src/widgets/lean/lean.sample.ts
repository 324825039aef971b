import type { LeanDay, LeanState } from '@takt/domain/history/widgets/lean-cross.ts'

const day = (at: number, state: LeanState, note = ''): LeanDay => ({
  date: `2026-01-${String(at).padStart(2, '0')}`,
  state,
  note,
})
const states: Readonly<Record<number, LeanState>> = { 7: 'yellow', 14: 'red', 22: 'yellow' }

export const leanSample = {
  now: Date.parse('2026-01-28T10:00:00.000Z'),
  config: {},
  data: { days: Array.from({ length: 27 }, (_, at) => day(at + 1, states[at + 1] ?? 'green')) as readonly LeanDay[] },
}
