import { getFirstSteps } from '@takt/contract/setup/get_first_steps.ts'
import { firstSteps } from '@takt/domain/setup/first-steps.ts'
import { handle } from '../../ground/call/handle.ts'
import { lastHeard, plantCounts } from '../plant-counts.ts'

const silence = { last_heard: '', last_machine: '' }

export default handle(getFirstSteps, async (_input, { db }) => {
  const heard = (await lastHeard(db)) ?? silence
  return firstSteps(await plantCounts(db)).map((step) => ({ ...step, ...(step.step === 'signals' ? heard : silence) }))
})
