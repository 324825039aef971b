import type { LeanDay, LeanType } from '@takt/domain/history/widgets/lean-cross.ts'
import { call } from '../call/call.ts'
import { queryClient } from '../call/query-client.ts'

/** Every cross that shows the day shows it anew. */
export async function setLeanDay(lean_type: LeanType, { date, state, note }: LeanDay): Promise<void> {
  await call('set_lean_day', { lean_type, date, state, note })
  await queryClient.invalidateQueries({ queryKey: ['get_lean_days'] })
}
