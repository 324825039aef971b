import { personalChoice } from './personal-choice.ts'

/** Where a person begins after signing in; '' is where they were last. */
export const startPage = personalChoice('start_page', {
  name: 'start-page',
  read: (stored) => (typeof stored === 'string' && stored.startsWith('/') ? stored : ''),
})
