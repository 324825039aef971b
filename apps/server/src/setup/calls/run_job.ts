import { runJob } from '@takt/contract/setup/run_job.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(runJob, async ({ name }, { server, audit }) => {
  // Not undone when this call is: a job may run at any time.
  await server.jobs.want(name)
  audit({ what: 'job.wanted', key: name })
  return [{ name }]
})
