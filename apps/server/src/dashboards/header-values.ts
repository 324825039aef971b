import { readCall } from '@takt/domain/dashboards/call-config.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { Secrets } from '../ground/secrets/secrets.ts'

interface KeptHeader {
  readonly widget_id: string
  readonly key: string
  readonly host: string
  /** Sealed. */
  readonly value: string
}

/** Where a sealed value belongs: it opens for this header of this button alone, and for no other host. */
export function headerPlace(of: {
  readonly company_id: number
  readonly template: string
  readonly widget_id: string
  readonly key: string
  readonly host: string
}): string {
  return JSON.stringify(['action-header', of.company_id, of.template, of.widget_id, of.key, of.host])
}

/**
 * The header values of one dashboard's calls, typed now or kept from before: D-CALL-44-B. With another host they are
 * entered anew: whoever may change an address could otherwise have a secret sent to them that they cannot read.
 */
export async function keepHeaderValues(
  db: CompanyDb,
  dashboard: Dashboard,
  secrets: Pick<Secrets, 'seal'>,
): Promise<Dashboard> {
  const { company_id } = db
  const template = dashboard.slug
  const known = await db.many<KeptHeader>(
    sql`select widget_id, key, host, value from action_header where template = ${dashboard.slug} for update`,
  )
  const kept = dashboard.widgets.flatMap(({ id, config }) => {
    const call = readCall(config.apiCall)
    if (!call.external) return []
    const host = URL.parse(call.url)?.host ?? ''
    return call.headers.flatMap(({ key, value }): KeptHeader[] => {
      const before = known.find((one) => one.widget_id === id && one.key === key && one.host === host)?.value
      const place = headerPlace({ company_id, template, widget_id: id, key, host })
      const next = value === '' ? before : secrets.seal(value, place)
      return key === '' || next === undefined ? [] : [{ widget_id: id, key, host, value: next }]
    })
  })
  await db.run(sql`delete from action_header where template = ${dashboard.slug}`)
  await db.run(sql`
    insert into action_header (template, widget_id, key, host, value)
    select ${dashboard.slug}, widget_id, key, host, value
    from jsonb_to_recordset(${JSON.stringify(kept)}) as h (widget_id text, key text, host text, value text)
    on conflict do nothing`)
  return {
    ...dashboard,
    widgets: dashboard.widgets.map((widget) => ({
      ...widget,
      config: withoutHeaderValues(widget.config, (key) =>
        kept.some((one) => one.widget_id === widget.id && one.key === key),
      ) as Dashboard['widgets'][number]['config'],
    })),
  }
}

export async function dropHeaderValues(db: CompanyDb, template: string): Promise<void> {
  await db.run(sql`delete from action_header where template = ${template}`)
}

/** Header values of external calls are taken out of everything that is stored where it can be read. */
export function withoutHeaderValues(config: unknown, isKept: (key: string) => boolean = () => false): unknown {
  if (typeof config !== 'object' || config === null) return config
  const { apiCall } = config as { apiCall?: unknown }
  if (typeof apiCall !== 'object' || apiCall === null) return config
  const call = readCall(apiCall)
  if (!call.external) return config
  const headers = call.headers.map(({ key }) => ({ key, value: '', ...(isKept(key) ? { kept: true } : {}) }))
  return { ...config, apiCall: { ...apiCall, headers } }
}
