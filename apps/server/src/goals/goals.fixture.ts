import { makes } from '../ground/db/makes.fixture.ts'

/** For all shifts, since 2020. */
export const aProductionGoal = makes('production_goal', () => ({ valid_from: '2020-01-01' }))
