import type { Stage } from './stages.ts'

/** What a stage for the whole machine leaves to one that half waits. With one core there is nothing to leave. */
const LEFT = 0.5

/** Whether there is room for a stage beside those that run; a machine on which nothing runs has room for any. */
export function fitsBeside(
  stage: Pick<Stage, 'cores'>,
  running: readonly Pick<Stage, 'cores'>[],
  cores: number,
): boolean {
  const need = (one: Pick<Stage, 'cores'>) => (one.cores === 'all' ? Math.max(1, cores - LEFT) : one.cores)
  const busy = running.reduce((sum, one) => sum + need(one), 0)
  return running.length === 0 || busy + need(stage) <= cores
}
