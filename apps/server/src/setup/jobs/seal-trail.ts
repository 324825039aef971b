import { defineJob } from '../../ground/jobs/define-job.ts'
import { chainHeads } from '../../ground/trail/link-entries.ts'
import { writeSeal } from '../../ground/trail/seals.ts'

/** Writes the seal of the day anew every minute, outside of the database: a chain is cut or rewritten unseen only behind it. */
export const sealTrail = defineJob({
  name: 'seal-trail',
  everySeconds: 60,
  run: async ({ connections, now, dataFolder }) => {
    if (dataFolder === undefined || dataFolder === '') return
    const heads = await chainHeads(connections)
    if (heads.length > 0) writeSeal(dataFolder, heads, now)
  },
})
