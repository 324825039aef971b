import { z } from 'zod'

const MOST_PARAMETERS = 50

/** What a saved query is run with: D-CALL-10. */
export const QueryParameters = z
  .record(z.string().max(60), z.string().max(4_000))
  .refine((given) => Object.keys(given).length <= MOST_PARAMETERS, 'too many')
