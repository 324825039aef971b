import { getFirstSteps } from '@takt/contract/procedures/get_first_steps.ts'
import { firstSteps } from '@takt/domain/first-steps/first-steps.ts'
import { lastHeard, plantCounts } from '../first-steps/plant-counts.ts'
import { handle } from './handle.ts'

const silence = { last_heard: '', last_machine: '' }

export default handle(getFirstSteps, async (_input, { db }) => {
  const heard = (await lastHeard(db)) ?? silence
  return firstSteps(await plantCounts(db)).map((step) => ({ ...step, ...(step.step === 'signals' ? heard : silence) }))
})
