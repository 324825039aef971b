/** A process with one job that never ends, so that a test can kill it in the midst of it. */
import '../../../scripts/stages/test-clock.setup.ts'
import { openConnections } from '../src/ground/db/connections.ts'
import { defineJob } from '../src/ground/jobs/define-job.ts'
import { startJobs } from '../src/ground/jobs/run-jobs.ts'
import { createLog } from '../src/ground/log.ts'

const connections = openConnections(JSON.parse(process.env.DATABASE ?? '{}'))
const endless = defineJob({
  name: process.env.JOB ?? '',
  everySeconds: 3600,
  run: () => new Promise(() => process.stdout.write('begun\n')),
})
const parts = { connections, background: connections, log: createLog(), now: Date.now, publish: async () => () => {} }
startJobs(parts, [endless])
