import { defineJob } from '../../ground/jobs/define-job.ts'
import { linkEntries } from '../../ground/trail/link-entries.ts'

/** Links the trail's new entries. Until then, two seconds or so, whoever may change the database could change them unseen. */
export const linkTrail = defineJob({
  name: 'link-trail',
  everySeconds: 2,
  run: async ({ connections }) => {
    await linkEntries(connections)
  },
})
