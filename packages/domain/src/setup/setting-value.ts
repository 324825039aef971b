/** What a company setting may be: asked by the page while it is typed and by the server before it is kept. */

import { isForbiddenHost } from '../ground/address.ts'
import { listedHosts } from '../ground/allowed-hosts.ts'
import {
  companySettings,
  type EnteredSetting,
  isOnText,
  type SettingCheck,
  type SettingKind,
} from '../ground/company-settings.ts'
import type { Refusal } from '../ground/refusal.ts'
import { namedMinutes } from '../machines/notices/minutes-by-name.ts'
import { alarmLevels } from '../machines/stop-alarms.ts'
import { checkCompanyPrefix } from '../pallets/sscc.ts'

const OFF = new Set(['0', 'false', 'no', ''])

/** The text to keep. Dashboards and scrap reasons are looked up by who knows them. */
export function enteredSetting(name: EnteredSetting, typed: string): string | Refusal {
  const value = typed.trim()
  return keptText(companySettings[name].value, value)
}

function keptText(rule: SettingKind, value: string): string | Refusal {
  switch (rule.kind) {
    case 'switch':
      if (isOnText(value)) return '1'
      return OFF.has(value.toLowerCase()) ? '0' : { refusal: 'setting-not-a-switch', values: {} }
    case 'number': {
      const { min, max } = rule
      const number = Number(value)
      const fits = value !== '' && Number.isInteger(number) && number >= min && number <= max
      return fits ? String(number) : { refusal: 'setting-out-of-bounds', values: { min, max } }
    }
    case 'choice':
      return rule.of.includes(value) ? value : { refusal: 'setting-not-offered', values: { value } }
    case 'text':
      if (value.length > rule.most) return { refusal: 'setting-too-long', values: { most: rule.most } }
      return value === '' || rule.check === undefined ? value : checks[rule.check](value)
    default:
      return value
  }
}

/** An empty text is never asked: it means that nothing is said. */
const checks: Readonly<Record<SettingCheck, (value: string) => string | Refusal>> = {
  'gs1-prefix': checkCompanyPrefix,
  hosts(value) {
    const entries = entriesOf(value, /[;,\s]+/)
    const wrong = entries.find((entry) => !isHost(entry))
    return wrong === undefined ? entries.join(';') : { refusal: 'setting-not-a-host', values: { entry: wrong } }
  },
  list: (value) => entriesOf(value, /[;,\n]/).join(';'),
  'alarm-levels': (value) => minutesText(value, (entry) => alarmLevels(entry).length === 1),
  minutes: (value) => minutesText(value, (entry) => namedMinutes(entry).length === 1),
}

/** What the rules that read it would leave out is refused here: nobody finds out later that half of it never held. */
function minutesText(value: string, isGood: (entry: string) => boolean): string | Refusal {
  const entries = entriesOf(value, ';')
  const wrong = entries.find((entry) => !isGood(entry))
  return wrong === undefined ? entries.join(';') : { refusal: 'setting-not-minutes', values: { entry: wrong } }
}

function entriesOf(value: string, between: string | RegExp): string[] {
  return value
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

const LAST_PORT = 65_535

function isHost(entry: string): boolean {
  const [listed] = listedHosts(entry)
  return listed !== undefined && !isForbiddenHost(listed.host) && Number(listed.port) <= LAST_PORT
}
