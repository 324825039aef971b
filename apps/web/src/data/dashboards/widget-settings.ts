/** How a person likes the overviews of cards: their own settings, else the company's, else the usual. */
import { callCodes } from '@takt/contract/ground/errors.ts'
import { readWidgetSettings, type WidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'
import { useEffect, useMemo, useState } from 'react'
import { CallFailure, call } from '../call/call.ts'
import { logEntry } from '../call/client-log.ts'
import { useLoad } from '../call/use-load.ts'
import { useDisplaySettings } from './display-settings.ts'

const OWN = { system_function: 'widgets', template: 'machine-widgets', scope: 'user' } as const

interface OwnWidgetSettings {
  readonly settings: WidgetSettings
  /** False until it is known what was saved: a page that drew the defaults first would jump. */
  readonly ready: boolean
  /** Counts at once, and is put back when the server does not take it. */
  change(part: Partial<WidgetSettings>): Promise<CallFailure | null>
}

export function useWidgetSettings(): OwnWidgetSettings {
  const own = useLoad('get_config', OWN)
  const company = useDisplaySettings()
  const [pending, setPending] = useState<Partial<WidgetSettings>>({})
  const failed = own.error ?? company.error
  useEffect(() => {
    // The page works without them: T-ERROR-19.
    if (failed) logEntry('error', 'widgets', `The settings of the cards could not be loaded: ${failed.message}`)
  }, [failed])
  const ofCompany = company.settings.web_widget_settings
  const saved = useMemo(() => readWidgetSettings(own.rows?.[0]?.config, ofCompany), [own.rows, ofCompany])
  return {
    settings: useMemo(() => ({ ...saved, ...pending }), [saved, pending]),
    ready: (own.rows !== undefined || own.error !== null) && company.ready,
    change: async (part) => {
      setPending((before) => ({ ...before, ...part }))
      const failure = await inTurn(() => save(part, saved)).catch((problem: unknown) => asFailure(problem))
      await own.reload()
      setPending((before) => without(before, part))
      return failure
    },
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Three switches pressed quickly are three saves after one another, none of them over the other's version. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}

/** What was pressed again meanwhile is still on its way. */
function without(pending: Partial<WidgetSettings>, done: Partial<WidgetSettings>): Partial<WidgetSettings> {
  const saved = new Map<string, unknown>(Object.entries(done))
  return Object.fromEntries(
    Object.entries(pending).filter(([name, value]) => !saved.has(name) || saved.get(name) !== value),
  )
}

/** Over what is saved now: the same person may have another tab open, and their other settings stay. */
async function save(part: Partial<WidgetSettings>, otherwise: WidgetSettings, attempts = 2): Promise<null> {
  const [stored] = await call('get_config', OWN)
  const before = stored ? readWidgetSettings(stored.config) : otherwise
  try {
    await call('save_config', { ...OWN, config: { ...before, ...part }, version: stored?.version ?? 0 })
  } catch (problem) {
    const conflict = problem instanceof CallFailure && problem.code === callCodes.conflict
    if (!conflict || attempts <= 1) throw problem
    return await save(part, otherwise, attempts - 1)
  }
  return null
}

function asFailure(problem: unknown): CallFailure {
  if (problem instanceof CallFailure) return problem
  throw problem
}
