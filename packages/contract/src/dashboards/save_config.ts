import { Dashboard, DashboardSlug } from '@takt/domain/dashboards/dashboard.ts'
import { LiveView } from '@takt/domain/dashboards/model/live-view.ts'
import { ConfigTemplate } from '@takt/domain/ground/model/ids.ts'
import { configScopes, reachOfConfig, systemFunctions } from '@takt/domain/machines/overview/system-functions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

/** Settings have no form: a later version may know more of them. */
const forms = { dashboards: Dashboard, liveviews: LiveView } as const

export const saveConfig = defineProcedure({
  name: 'save_config',
  kind: 'action',
  summary:
    'Saves a dashboard or settings over the version they were loaded with; 0 creates them. Settings are the user’s own or, with the right to it, everybody’s.',
  input: z
    .object({
      system_function: z.enum(systemFunctions),
      template: ConfigTemplate,
      /** Of the form that its system function has. */
      config: z.record(z.string(), z.unknown()),
      version: z.int().nonnegative(),
      /** A dashboard or a live view is always everybody's. */
      scope: z.enum(configScopes).default('default'),
    })
    .superRefine(({ system_function, template, config }, context) => {
      const form = forms[system_function as keyof typeof forms]
      // A page is addressed by it.
      if (form && !DashboardSlug.safeParse(template).success) context.addIssue({ code: 'custom', path: ['template'] })
      for (const issue of form?.safeParse(config).error?.issues ?? []) {
        context.addIssue({ code: 'custom', message: issue.message, path: ['config', ...issue.path] })
      }
    }),
  output: z.object({ version: z.int() }),
  reach: reachOfConfig,
  emits: ['ConfigChanged'],
})
