/** What a person chose for themselves: it holds on every device they sign in on. What belongs to a device is not here. */
import { z } from 'zod'
import { figurePeriods } from './overview/figure-period.ts'
import { bottomnavs, fonts, layouts } from './theme/company-theme.ts'

export const brightnesses = ['light', 'dark', 'system'] as const
export type Brightness = (typeof brightnesses)[number]

/** One line for each choice. */
const choices = {
  /** Where they begin after signing in; '' is where they were last. Never another site's address. */
  start_page: z
    .string()
    .max(200)
    .regex(/^(\/(?![/\\]).*)?$/),
  brightness: z.enum(brightnesses),
  /** Whether a right click opens our help, or the browser's own menu. */
  own_right_click: z.boolean(),
  /** Their own look over that of the company. */
  look: z
    .object({
      color: z.string().regex(/^#[0-9a-f]{6}$/),
      font: z.enum(fonts),
      layout: z.enum(layouts),
      bottomnav: z.enum(bottomnavs),
      tabbeddisplay: z.boolean(),
      showWarningAnimations: z.boolean(),
    })
    .partial(),
  /** The stretch of time whose figures the overview shows. */
  overview_period: z.enum(figurePeriods),
  /** Filters of an analysis wait for the update button. */
  analysis_manual: z.boolean(),
}

/** Those that somebody chose. */
export const PersonalChoices = z.object(choices).partial()
export type PersonalChoices = z.infer<typeof PersonalChoices>

/** What is stored: a value of another version that makes no sense here is as if it had not been chosen. */
export function readChoices(stored: unknown): PersonalChoices {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const good = Object.entries(choices).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(given[name])
    return success ? [[name, data] as const] : []
  })
  return Object.fromEntries(good)
}
