import { runExternalAction } from '@takt/contract/dashboards/run_external_action.ts'
import { readCall } from '@takt/domain/dashboards/call-config.ts'
import { callRequest, dataValuesOf, isAnswered, promptsOf } from '@takt/domain/dashboards/call-request.ts'
import { mayActInWidget } from '@takt/domain/dashboards/machine-status.ts'
import { listedHosts } from '@takt/domain/ground/allowed-hosts.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { CallError } from '../../ground/call/answers.ts'
import { handle } from '../../ground/call/handle.ts'
import { mayBeSent } from '../../ground/call/send-outside.ts'
import { sql } from '../../ground/db/sql.ts'
import { findDashboard } from '../find-dashboard.ts'
import { headerPlace } from '../header-values.ts'

export default handle(runExternalAction, async (input, { db, session, audit, server }) => {
  const { template, widget_id, prompts, values } = input
  const dashboard = await findDashboard(db, session, template)
  const widget = dashboard?.config.widgets.find(({ id }) => id === widget_id)
  const call = readCall(widget?.config.apiCall)
  if (!widget || !call.external || call.url === '') return { refusal: 'action-not-found', values: { template } }
  if (!mayActInWidget(session, widget.config.allowViewers === true)) {
    throw new CallError('notAllowed', 'call.no-permission', { values: { permission: 'code-stops' } })
  }
  const asked = promptsOf(call)
  const open = asked.find((prompt) => !isAnswered(prompt, prompts[prompt.path]))
  if (open) return { refusal: 'action-prompt', values: { key: open.key } }
  // Only what the stored call leaves open can be given: everything else stands as its author wrote it.
  const places = new Set([...asked, ...dataValuesOf(call)].map(({ path }) => path))
  const given = Object.fromEntries(Object.entries({ ...values, ...prompts }).filter(([path]) => places.has(path)))
  const kept = await db.many<{ key: string; host: string; value: string }>(
    sql`select key, host, value from action_header where template = ${template} and widget_id = ${widget_id}`,
  )
  const opened = new Map(
    kept.map(({ key, host, value }) => {
      const place = headerPlace({ company_id: db.company_id, template, widget_id, key, host })
      return [key, server.secrets.open(value, place)]
    }),
  )
  if ([...opened.values()].includes(null)) return { refusal: 'secret-unreadable', values: {} }
  const headers = call.headers.map(({ key }) => ({ key, value: opened.get(key) ?? '' }))
  const request = callRequest({ ...call, headers }, given)
  const hosts = listedHosts(settingValues(session.company_settings).externalActionHosts)
  if (!mayBeSent(call.url, hosts)) {
    return { refusal: 'action-host', values: { host: URL.parse(call.url)?.host ?? call.url } }
  }
  const { method, url } = call
  const key = `${template}/${widget_id}`
  audit({ what: 'action.pressed', key, after: { method, url } })
  return {
    request,
    hosts,
    unknown: [{ ok: false, status: 0 }],
    answered: (sent) => ({
      rows: [{ ok: sent.status >= 200 && sent.status < 300, status: sent.status }],
      audit: { what: 'action.answered', key, after: { method, url, ...sent } },
    }),
  }
})
