import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const reportClientError = defineProcedure({
  name: 'report_client_error',
  kind: 'action',
  summary: 'Takes an unhandled error of the web app into the server log. Company and user come from the session.',
  input: z.object({
    message: z.string().max(2000),
    stack: z.string().max(8000).default(''),
    path: z.string().max(500).default(''),
    app_version: z.string().max(80).default(''),
  }),
  output: z.object({ taken: z.boolean() }),
  reach: 'own',
  beforeDeviceSignIn: true,
})
