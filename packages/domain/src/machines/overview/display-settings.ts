/** Additional display settings of a company: a text that holds JSON. */
import { z } from 'zod'

const DisplaySettings = z.object({
  /** Stops the page from scrolling in the machine interface. */
  locked_interface_scroll: z.boolean().catch(false),
  /** Slug of a dashboard to the machines that show it as a tab. */
  web_dashboard_to_machines: z.record(z.string(), z.array(z.string())).catch({}),
  /** How cards look for people who have not chosen for themselves. */
  web_widget_settings: z.record(z.string(), z.unknown()).catch({}),
})
export type DisplaySettings = z.infer<typeof DisplaySettings>

/** The dashboards that stand beside a machine's cockpit, in the order they were said. */
export function dashboardsOfMachine(settings: DisplaySettings, machine_id: string): string[] {
  const { web_dashboard_to_machines: given } = settings
  return Object.keys(given).filter((slug) => given[slug]?.includes(machine_id))
}

/** What is stored, with these settings; what a later version knows stays. A dashboard without machines is no tab. */
export function displaySettingsText(stored: unknown, settings: DisplaySettings): string {
  const before = parse(stored)
  const kept = isObject(before) ? before : {}
  const given = Object.entries(settings.web_dashboard_to_machines).filter(([, machines]) => machines.length > 0)
  return JSON.stringify({ ...kept, ...settings, web_dashboard_to_machines: Object.fromEntries(given) })
}

/** Broken text counts as nothing said; `broken` lets the caller log it. */
export function readDisplaySettings(value: unknown): { readonly settings: DisplaySettings; readonly broken: boolean } {
  if (value === undefined || value === '') return { settings: DisplaySettings.parse({}), broken: false }
  const parsed = parse(value)
  const broken = !isObject(parsed)
  return { settings: DisplaySettings.parse(broken ? {} : parsed), broken }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(value: unknown): unknown {
  if (typeof value !== 'string') return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
