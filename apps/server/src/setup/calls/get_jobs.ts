import { getJobs } from '@takt/contract/setup/get_jobs.ts'
import { jobNames } from '@takt/domain/ground/jobs/job-names.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getJobs, async (_input, { server, db }) => {
  const states = new Map((await server.jobs.states(db.company_id)).map((state) => [state.name, state]))
  return jobNames.flatMap((name) => {
    const state = states.get(name)
    return state ? [{ ...state, name }] : []
  })
})
